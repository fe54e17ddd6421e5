import { Select } from 'antd';
import { useId } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import { WIDTH } from './style.ts';

/** The library windows its list. */
const Antd = ({ options, onChange }: DropdownProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{LABEL}</label>
      <Select
        id={id}
        onChange={(_, option) => {
          if (option && !Array.isArray(option)) onChange(option.label);
        }}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        style={{ inlineSize: WIDTH }}
      />
    </div>
  );
};

// The visible rows are not the three of its listbox for screen readers.
export const selectors = { row: '.ant-select-item-option', trigger: '.ant-select' };
export default mountWithReact(Antd);

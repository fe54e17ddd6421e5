import { Select } from 'antd';
import { useId } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { inReact } from '../../page/in-react.tsx';
import { WIDTH } from './style.ts';

/** Its list is windowed by itself. */
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

// The rows that are seen are not the three that its listbox has for screen readers.
export const parts = { row: '.ant-select-item-option', opener: '.ant-select' };
export default inReact(Antd);

import { useId } from 'react';
import Select from 'react-select';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

/** It has no windowing and its documentation recommends none: it renders all rows. */
const ReactSelect = ({ options, onChange }: DropdownProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{LABEL}</label>
      <Select
        classNamePrefix="bench"
        inputId={id}
        onChange={(option) => onChange(option?.label ?? '')}
        options={options}
      />
    </div>
  );
};

export const selectors = { trigger: '.bench__control' };
export default mountWithReact(ReactSelect);

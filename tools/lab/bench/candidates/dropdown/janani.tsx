import '@janani/ui/theme.css';
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { useState } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const Janani = ({ options, onChange }: DropdownProps) => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SearchableDropdown
      label={LABEL}
      onChange={setValue}
      onSelectionChange={(selection) => selection && onChange(selection.label)}
      options={options}
      value={value}
    />
  );
};

export default mountWithReact(Janani);

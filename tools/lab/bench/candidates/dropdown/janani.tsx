import '@janani/ui/theme.css';
import { type DropdownValue, SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { useState } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const Janani = ({ options, onChange }: DropdownProps) => {
  const [value, setValue] = useState<DropdownValue | null>(null);
  const choose = (next: DropdownValue | null) => {
    setValue(next);
    if (next) onChange(next.label);
  };
  return <SearchableDropdown label={LABEL} onChange={choose} options={options} value={value} />;
};

export default mountWithReact(Janani);

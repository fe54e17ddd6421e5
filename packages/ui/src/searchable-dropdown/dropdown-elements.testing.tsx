/** Shared by the stories of the dropdown: sample lists, a field that holds its value, its elements. */
import { type ComponentType, useState } from 'react';
import { fn, within } from 'storybook/test';
import type { DropdownOption } from './option.ts';
import { SearchableDropdown, type SearchableDropdownProps } from './SearchableDropdown.tsx';

const HOSPITALS: DropdownOption[] = [
  { value: 'sunrise', label: 'Sunrise Mother & Child Centre', detail: '(18)' },
  { value: 'shanti', label: 'Shanti Mother Care, Kothrud', detail: '(6)' },
  { value: 'new-life', label: 'New Life Mother & Baby Hospital', detail: '(11)' },
  { value: 'ruby', label: 'Ruby Hall Clinic', detail: '(3)' },
];
const STATES: DropdownOption[] = [
  { value: '1', label: 'Karnataka', matchKeys: ['कर्नाटक', 'Mysore'] },
  { value: '2', label: 'Kerala' },
  { value: '3', label: 'Maharashtra' },
  { value: '4', label: 'Tamil Nadu', isDisabled: true },
];
const NETWORK_MS = 30;

const searchHospitals = async (query: string) => {
  await new Promise((resolve) => {
    setTimeout(resolve, NETWORK_MS);
  });
  return HOSPITALS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
};
export const loadOptions = fn(searchHospitals);

/** A story has either source; the component's own props require exactly one. */
export type Args = Partial<Pick<SearchableDropdownProps, 'options' | 'loadOptions'>> &
  Omit<SearchableDropdownProps, 'options' | 'loadOptions'>;

export const WithValue = (props: Args) => {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string | null) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <SearchableDropdown {...(props as SearchableDropdownProps)} onChange={onChange} value={value} />;
};

/** A search for hospitals. */
export const remoteMeta = {
  // The component itself, for its props; its own type requires exactly one source.
  component: SearchableDropdown as ComponentType<Args>,
  render: (args: Args) => <WithValue {...args} />,
  args: {
    label: 'Hospital',
    value: null,
    loadOptions,
    allowsCustom: true,
    onChange: fn(),
    onSelectionChange: fn(),
    onBlur: fn(),
  },
  beforeEach: () => {
    loadOptions.mockReset().mockImplementation(searchHospitals);
  },
};

/** A list of states that is complete in memory. */
export const localArgs = {
  label: 'State',
  options: STATES,
  loadOptions: undefined,
  allowsCustom: false,
} as const;

/** The field and its list, on a large screen. */
export const dropdownElements = (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  return {
    field: within(canvasElement).getByRole('combobox'),
    option: (name: string) => page.findByRole('option', { name }),
    queryOption: (name: string) => page.queryByRole('option', { name }),
    list: () => page.findByRole('listbox'),
    queryList: () => page.queryByRole('listbox'),
    announcement: () => canvasElement.querySelector('[data-live-announcer]')?.textContent,
    page,
  };
};

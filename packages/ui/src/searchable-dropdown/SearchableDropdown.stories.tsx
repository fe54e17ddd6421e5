import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { DropdownOption, DropdownValue } from './option.ts';
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

const answer = async (query: string) => {
  await new Promise((done) => {
    setTimeout(done, NETWORK_MS);
  });
  return HOSPITALS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
};
const loadOptions = fn(answer);

/** A story has either source; the component's own props want exactly one. */
type Args = Partial<Pick<SearchableDropdownProps, 'options' | 'loadOptions'>> &
  Omit<SearchableDropdownProps, 'options' | 'loadOptions'>;

const WithValue = (props: Args) => {
  const [value, setValue] = useState(props.value);
  const onChange = (next: DropdownValue | null) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <SearchableDropdown {...(props as SearchableDropdownProps)} onChange={onChange} value={value} />;
};

const meta = {
  title: 'Fields/SearchableDropdown',
  component: WithValue,
  args: { label: 'Hospital', value: null, loadOptions, allowsCustom: true, onChange: fn(), onBlur: fn() },
  beforeEach: () => {
    loadOptions.mockReset().mockImplementation(answer);
  },
  // Its pictures are those of the state stories.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const local = { label: 'State', options: STATES, loadOptions: undefined, allowsCustom: false } as const;

/** The field and its list, on a large screen. */
const partsOf = (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  return {
    field: within(canvasElement).getByRole('combobox'),
    option: (name: string) => page.findByRole('option', { name }),
    optionNow: (name: string) => page.queryByRole('option', { name }),
    list: () => page.findByRole('listbox'),
    listNow: () => page.queryByRole('listbox'),
    spoken: () => canvasElement.querySelector('[data-live-announcer]')?.textContent,
    page,
  };
};

export const Default: Story = {
  name: 'DD-01, DD-08, DD-09: searches after two letters and a pause, and picks by keyboard',
  play: async ({ canvasElement, args }) => {
    const { field, option, spoken, listNow } = partsOf(canvasElement);
    await expect(field).toHaveAttribute('placeholder', 'Search...');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(spoken()).toBe('Type 2 or more letters');
    await userEvent.keyboard('other');
    await expect(spoken()).toBe('Loading...');
    await expect(loadOptions).not.toHaveBeenCalled();
    await option('Sunrise Mother & Child Centre (18)');
    await expect(loadOptions).toHaveBeenCalledOnce();
    await expect(loadOptions.mock.calls[0]?.[0]).toBe('mother');
    await expect(spoken()).toBe('3 results');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = await option('Shanti Mother Care, Kothrud (6)');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      value: 'shanti',
      label: 'Shanti Mother Care, Kothrud',
      isCustom: false,
    });
    await waitFor(() => expect(listNow()).toBeNull());
    await expect(field).toHaveValue('Shanti Mother Care, Kothrud');
    await expect(field).toHaveFocus();
  },
};

export const Mouse: Story = {
  name: 'DD-10, DD-11: a list of at most 15rem is picked from with the mouse',
  args: { ...local },
  play: async ({ canvasElement, args }) => {
    const { field, option, list, listNow } = partsOf(canvasElement);
    await userEvent.click(field);
    await expect(getComputedStyle(await list()).maxBlockSize).toBe('240px');
    await userEvent.click(await option('Kerala'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      value: '2',
      label: 'Kerala',
      isCustom: false,
    });
    await waitFor(() => expect(listNow()).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await expect(await option('Kerala')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await option('Kerala'));
    await waitFor(() => expect(listNow()).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Local: Story = {
  name: 'SearchableDropdown c: finds in another script, and puts the match in bold',
  args: { ...local },
  play: async ({ canvasElement }) => {
    const { field, option, optionNow, spoken } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('कर्ना');
    await option('Karnataka');
    await expect(optionNow('Kerala')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'ker');
    const bold = within(await option('Kerala')).getByText('Ker');
    await expect(getComputedStyle(bold).fontWeight).toBe('600');
    await userEvent.type(field, 'x');
    await expect(spoken()).toBe('No results');
  },
};

export const Empty: Story = {
  name: 'DD-02, DD-04: without a result it says so, and offers a value of her own',
  play: async ({ canvasElement }) => {
    const { field, option, page } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('zz');
    await waitFor(() => expect(page.getAllByText('No results')).toHaveLength(2));
    await option('Add custom');
  },
};

export const Custom: Story = {
  name: 'DD-05, DD-06, trap 5: the last row opens a field for a value of her own',
  play: async ({ canvasElement, args }) => {
    const { field, option, page, listNow } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('Dr Rao  clinic');
    const addCustom = await option('Add custom');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', addCustom.id));
    await userEvent.keyboard('{Enter}');
    const input = await page.findByRole('textbox', { name: 'Enter custom value' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Dr Rao  clinic');
    await expect(input).toHaveAttribute('placeholder', 'Enter custom value');
    await waitFor(() => expect(page.getByRole('group', { name: 'Add custom' })).toBeVisible());

    await userEvent.clear(input);
    await expect(page.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await option('Add custom');

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Enter custom value' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      value: 'Dr Rao clinic',
      label: 'Dr Rao clinic',
      isCustom: true,
    });
    await waitFor(() => expect(listNow()).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const CustomCancelled: Story = {
  name: 'DD-06: Cancel goes back to the list',
  play: async ({ canvasElement, args }) => {
    const { field, option, page } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.click(await option('Add custom'));
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    await option('Add custom');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithoutCustom: Story = {
  name: 'DD-07: without allowsCustom there is no such row, and foreign text is taken back',
  args: { allowsCustom: false },
  play: async ({ canvasElement, args }) => {
    const { field, option, optionNow } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await option('Sunrise Mother & Child Centre (18)');
    await expect(optionNow('Add custom')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const TabKeepsText: Story = {
  name: 'SearchableDropdown 10: Tab before the answer keeps what was typed',
  play: async ({ canvasElement, args }) => {
    const { field, listNow } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('Asha clinic');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      value: 'Asha clinic',
      label: 'Asha clinic',
      isCustom: true,
    });
    await expect(field).toHaveValue('Asha clinic');
    await expect(listNow()).toBeNull();
  },
};

export const Escape: Story = {
  name: 'SearchableDropdown 10: Escape closes only the list and takes the text back',
  args: { value: { value: 'ruby', label: 'Ruby Hall Clinic', isCustom: false } },
  play: async ({ canvasElement, args }) => {
    const { field, listNow } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mot');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(listNow()).toBeNull());
    await expect(field).toHaveValue('Ruby Hall Clinic');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Clearing: Story = {
  name: 'SearchableDropdown 8: a value that is not in the list stays shown until it is cleared',
  args: { value: { value: 'old', label: 'Old Hospital', isCustom: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const { field } = partsOf(canvasElement);
    await expect(field).toHaveValue('Old Hospital');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Failing: Story = {
  name: 'SearchableDropdown 6: a failure says why, and Retry is a row that arrow keys reach',
  play: async ({ canvasElement }) => {
    const { field, option, optionNow, spoken } = partsOf(canvasElement);
    loadOptions.mockRejectedValueOnce(new Error('Failed to fetch hospitals'));
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    const retry = await option('Retry');
    await expect(spoken()).toBe('Failed to fetch hospitals');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', retry.id));
    await userEvent.keyboard('{Enter}');
    await expect(spoken()).toBe('Loading...');
    await option('Sunrise Mother & Child Centre (18)');
    await expect(optionNow('Retry')).toBeNull();
    await expect(field).toHaveValue('mother');
    await expect(field).toHaveFocus();
  },
};

export const Composing: Story = {
  name: 'SearchableDropdown 12: an input method filters while it composes, and keeps its keys',
  args: { ...local },
  play: async ({ canvasElement }) => {
    const { field, option, optionNow, list } = partsOf(canvasElement);
    await userEvent.click(field);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'ker' }, isComposing: true });
    await option('Kerala');
    await expect(optionNow('Karnataka')).toBeNull();
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await waitFor(async () => expect(await list()).toBeVisible());
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('ker');
  },
};

export const ManyOptions: Story = {
  name: 'SearchableDropdown 11: of 5,000 options it shows 50, as somebody goes to them, and typing finds the rest',
  args: {
    label: 'Clinic',
    options: Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Clinic ${index}` })),
    loadOptions: undefined,
    allowsCustom: false,
  },
  play: async ({ canvasElement }) => {
    const { field, option, list, page, spoken } = partsOf(canvasElement);
    await expect(page.queryAllByRole('option', { hidden: true })).toHaveLength(0);
    await userEvent.click(field);
    await option('Clinic 0');
    await expect(page.getAllByRole('option')).toHaveLength(20);
    await expect(await option('Clinic 0')).toHaveAttribute('aria-setsize', '50');
    await expect(spoken()).toBe('50 results. Keep typing to see more');
    await fireEvent.scroll(await list());
    await expect(page.getAllByRole('option')).toHaveLength(50);
    await userEvent.keyboard('c');
    await expect(page.getAllByRole('option')).toHaveLength(20);
    await userEvent.keyboard('{ArrowUp}');
    const last = await option('Clinic 49');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', last.id));
    await expect(last).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('4999');
    await option('Clinic 4999');
    await expect(spoken()).toBe('1 result');
  },
};

export const Sections: Story = {
  args: {
    label: 'City',
    options: [
      { value: 'pune', label: 'Pune', section: 'Maharashtra' },
      { value: 'nagpur', label: 'Nagpur', section: 'Maharashtra', description: 'Also Wardha and Kamptee' },
      { value: 'kochi', label: 'Kochi', section: 'Kerala' },
    ],
    loadOptions: undefined,
    allowsCustom: false,
  },
  play: async ({ canvasElement }) => {
    const { field, page } = partsOf(canvasElement);
    await userEvent.click(field);
    const group = await page.findByRole('group', { name: 'Kerala' });
    await waitFor(() => expect(within(group).getByRole('option', { name: 'Kochi' })).toBeVisible());
  },
};

const HospitalAndDoctor = (props: Args) => {
  const [hospital, setHospital] = useState<DropdownValue | null>(null);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Button
        onPress={() => setHospital({ value: 'ruby', label: 'Ruby Hall Clinic', isCustom: false })}
        variant="outline"
      >
        Choose Ruby Hall
      </Button>
      <WithValue
        {...props}
        disabledReason="Choose a hospital first"
        isDisabled={hospital === null}
        key={hospital?.value}
        label="Doctor"
      />
    </div>
  );
};

export const Disabled: Story = {
  name: 'SearchableDropdown 2: disabled, it says what it waits for',
  render: (args) => <HospitalAndDoctor {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Doctor' })).toBeDisabled();
    await expect(canvas.getByPlaceholderText('Choose a hospital first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Ruby Hall' }));
    await expect(canvas.getByRole('combobox', { name: 'Doctor' })).toBeEnabled();
  },
};

export const WithError: Story = {
  args: { error: 'Hospital is required', isRequired: true },
  play: async ({ canvasElement }) => {
    const { field } = partsOf(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Hospital is required');
  },
};

export const InAForm: Story = {
  name: 'SearchableDropdown 9: sends its value with the form, and Enter in the list does not',
  args: { ...local, name: 'state' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('state') as string;
        args.onChange?.({ value, label: 'submitted', isCustom: false });
      }}
    >
      <WithValue {...args} onChange={undefined} />
      <Button type="submit">Continue</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const { field, option } = partsOf(canvasElement);
    await userEvent.click(field);
    await option('Kerala');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: '2' }));
  },
};

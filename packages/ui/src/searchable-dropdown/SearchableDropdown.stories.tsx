import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import {
  type Args,
  loadOptions,
  localArgs,
  dropdownElements,
  remoteMeta,
} from './dropdown-elements.testing.tsx';

const meta = { ...remoteMeta, title: 'Fields/SearchableDropdown' } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** Searches after two letters and a pause, and selects by keyboard. */
export const Default: Story = {
  name: 'By keyboard',
  tags: ['DD-01', 'DD-08', 'DD-09'],
  play: async ({ canvasElement, args }) => {
    const { field, option, announcement, queryList } = dropdownElements(canvasElement);
    await expect(field).toHaveAttribute('placeholder', 'Search...');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(announcement()).toBe('Type 2 or more letters');
    await userEvent.keyboard('other');
    await expect(announcement()).toBe('Loading...');
    await expect(loadOptions).not.toHaveBeenCalled();
    await option('Sunrise Mother & Child Centre (18)');
    await expect(loadOptions).toHaveBeenCalledOnce();
    await expect(loadOptions.mock.calls[0]?.[0]).toBe('mother');
    await expect(announcement()).toBe('3 results');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = await option('Shanti Mother Care, Kothrud (6)');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('shanti');
    await expect(args.onSelectionChange).toHaveBeenCalledWith({
      value: 'shanti',
      label: 'Shanti Mother Care, Kothrud',
      detail: '(6)',
      isCustom: false,
    });
    await waitFor(() => expect(queryList()).toBeNull());
    await expect(field).toHaveValue('Shanti Mother Care, Kothrud');
    await expect(field).toHaveFocus();
  },
};

/** The mouse selects from a list of at most 15rem. */
export const Mouse: Story = {
  name: 'By mouse',
  tags: ['DD-10', 'DD-11'],
  args: { ...localArgs },
  play: async ({ canvasElement, args }) => {
    const { field, option, list, queryList } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await expect(getComputedStyle(await list()).maxBlockSize).toBe('240px');
    await userEvent.click(await option('Kerala'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await waitFor(() => expect(queryList()).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await expect(await option('Kerala')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await option('Kerala'));
    await waitFor(() => expect(queryList()).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Finds matches in another script, and shows the match in bold. */
export const Local: Story = {
  name: 'In another script',
  tags: ['SearchableDropdown c'],
  args: { ...localArgs },
  play: async ({ canvasElement }) => {
    const { field, option, queryOption, announcement } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('कर्ना');
    await option('Karnataka');
    await expect(queryOption('Kerala')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'ker');
    const bold = within(await option('Kerala')).getByText('Ker');
    await expect(getComputedStyle(bold).fontWeight).toBe('600');
    await userEvent.type(field, 'x');
    await expect(announcement()).toBe('No results');
  },
};

/** An input method filters while it composes, and its keys are left to it. */
export const Composing: Story = {
  name: 'With an input method',
  tags: ['SearchableDropdown 12'],
  args: { ...localArgs },
  play: async ({ canvasElement }) => {
    const { field, option, queryOption, list } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'ker' }, isComposing: true });
    await option('Kerala');
    await expect(queryOption('Karnataka')).toBeNull();
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await waitFor(async () => expect(await list()).toBeVisible());
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('ker');
  },
};

/** Of 5,000 options it renders 50, as the user reaches them; typing more finds the rest. */
export const ManyOptions: Story = {
  name: '5,000 options',
  tags: ['SearchableDropdown 11'],
  args: {
    label: 'Clinic',
    options: Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Clinic ${index}` })),
    loadOptions: undefined,
    allowsCustom: false,
  },
  play: async ({ canvasElement }) => {
    const { field, option, list, page, announcement } = dropdownElements(canvasElement);
    await expect(page.queryAllByRole('option', { hidden: true })).toHaveLength(0);
    await userEvent.click(field);
    await option('Clinic 0');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(20));
    await expect(await option('Clinic 0')).toHaveAttribute('aria-setsize', '50');
    await expect(announcement()).toBe('50 results. Keep typing to see more');
    await fireEvent.scroll(await list());
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(50));
    await userEvent.keyboard('c');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(20));
    await userEvent.keyboard('{ArrowUp}');
    const last = await option('Clinic 49');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', last.id));
    await expect(last).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('4999');
    await option('Clinic 4999');
    await expect(announcement()).toBe('1 result');
  },
};

/** Options are grouped under headings, with a second line, and arrow keys skip a disabled one. */
export const Sections: Story = {
  name: 'Sections and second lines',
  tags: ['SearchableDropdown 2'],
  args: {
    label: 'City',
    options: [
      { value: 'pune', label: 'Pune', section: 'Maharashtra' },
      { value: 'nagpur', label: 'Nagpur', section: 'Maharashtra', description: 'Also Wardha and Kamptee' },
      { value: 'thane', label: 'Thane', section: 'Maharashtra', isDisabled: true },
      { value: 'kochi', label: 'Kochi', section: 'Kerala' },
    ],
    loadOptions: undefined,
    allowsCustom: false,
  },
  play: async ({ canvasElement, args }) => {
    const { field, option, list, page } = dropdownElements(canvasElement);
    await userEvent.click(field);
    const group = await page.findByRole('group', { name: 'Kerala' });
    const kochi = within(group).getByRole('option', { name: 'Kochi' });
    await waitFor(() => expect(kochi).toBeVisible());
    await option('Nagpur Also Wardha and Kamptee');
    const thane = await option('Thane');
    await expect(thane).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(thane);
    await expect(await list()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', kochi.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('kochi');
  },
};

/** The list is as wide as its field, and no container clips it. */
export const CutOff: Story = {
  name: 'Not cut off',
  tags: ['trap 4'],
  args: { ...localArgs },
  parameters: { standsOut: true },
  decorators: [
    (ThisStory) => (
      <div style={{ overflow: 'hidden', blockSize: '6rem', transform: 'translateX(20px)' }}>
        <ThisStory />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { field, option, list } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await waitFor(async () => expect(await list()).toBeVisible());
    const control = field.parentElement?.getBoundingClientRect();
    const kerala = await option('Kerala');
    await waitFor(() => {
      const row = kerala.getBoundingClientRect();
      const hitElement = document.elementFromPoint(row.x + 20, row.y + row.height / 2);
      return expect(kerala.contains(hitElement)).toBe(true);
    });
    await waitFor(async () =>
      expect((await list()).getBoundingClientRect().width).toBeCloseTo((control?.width ?? 0) - 2, 0),
    );
    await userEvent.click(kerala);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

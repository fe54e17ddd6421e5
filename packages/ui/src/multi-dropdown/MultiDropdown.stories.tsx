import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { getArrowKeys, getInlineEdges } from '../internal/stories/direction.testing.ts';
import { MultiDropdown, type MultiDropdownProps } from './MultiDropdown.tsx';

const STATES = ['Assam', 'Goa', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu'].map((label) => ({
  value: label,
  label,
}));
const TOWNS = Array.from({ length: 50_000 }, (_, index) => ({ value: `${index}`, label: `Town ${index}` }));

const WithValues = (props: MultiDropdownProps) => {
  const [value, setValue] = useState(props.value);
  const onChange = (next: readonly string[]) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <MultiDropdown {...props} onChange={onChange} value={value} />;
};

/** A story has `options`; the component's own props require exactly one source. */
type Args = Omit<MultiDropdownProps, 'options' | 'loadOptions'> & Pick<MultiDropdownProps, 'options'>;

const meta = {
  title: 'Fields/MultiDropdown',
  component: MultiDropdown as ComponentType<Args>,
  render: (args) => <WithValues {...(args as MultiDropdownProps)} />,
  args: { label: 'States', options: STATES, value: [], onChange: fn() },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const getElements = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const page = within(canvasElement.ownerDocument.body);
  return {
    page,
    field: () => canvas.getByRole('combobox'),
    option: (name: string) => page.findByRole('option', { name }),
    chips: () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent),
    remove: (label: string) => canvas.getByRole('button', { name: `Remove ${label}` }),
    announcement: () => canvasElement.querySelector('[data-live-announcer]')?.textContent,
  };
};

export const Default: Story = { args: { value: ['Kerala', 'Goa'] } };

/** The list stays open with its text while options are selected and reverted; each is announced. */
export const Selecting: Story = {
  name: 'Selecting some',
  tags: ['MultiDropdown 1', 'MultiDropdown 4'],
  play: async ({ canvasElement, args }) => {
    const { field, option, chips, page, announcement } = getElements(canvasElement);
    await userEvent.click(field());
    await userEvent.keyboard('ka');
    await userEvent.click(await option('Karnataka'));
    await expect(announcement()).toBe('Karnataka, selected. 1 in all');
    await expect(await option('Karnataka')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    // The next letter replaces the text.
    await userEvent.keyboard('a{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(chips()).toEqual(['Karnataka', 'Assam', 'Goa']);
    await userEvent.keyboard('{Enter}');
    await expect(announcement()).toBe('Goa, removed. 2 in all');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Karnataka', 'Assam']);
  },
};

/** Backspace moves from an empty field to the last value; keys remove values, and the focus goes to the next one. */
export const Removing: Story = {
  name: 'Removing by keys',
  tags: ['MultiDropdown 2'],
  args: { value: ['Assam', 'Goa', 'Kerala'] },
  play: async ({ canvasElement }) => {
    const { field, chips, remove, announcement } = getElements(canvasElement);
    const { previous, next } = getArrowKeys();
    await expect(field()).toHaveAccessibleDescription('3 selected');
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    await expect(remove('Kerala')).toHaveFocus();
    await userEvent.keyboard(previous);
    await expect(remove('Goa')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(remove('Kerala')).toHaveFocus();
    await expect(announcement()).toBe('Goa, removed. 2 in all');
    await userEvent.keyboard(next);
    await expect(remove('Assam')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(chips()).toEqual([]);
    await expect(field()).toHaveFocus();
  },
};

/** Of many values the last 10 are shown, and the others on request. */
export const Many: Story = {
  name: '200 of 50,000',
  tags: ['MultiDropdown 3'],
  args: { label: 'Towns', options: TOWNS, value: TOWNS.slice(0, 200).map(({ value }) => value) },
  play: async ({ canvas, canvasElement }) => {
    const { chips, remove } = getElements(canvasElement);
    await expect(chips()).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 190 more' }));
    await expect(chips()).toHaveLength(200);
    // The first of the values that it shows.
    await expect(remove('Town 0')).toHaveFocus();
    const { right, left } = canvasElement.getBoundingClientRect();
    const { start, end } = getInlineEdges(remove('Town 0'));
    await expect(start).toBeGreaterThan(0);
    await expect(end).toBeLessThan(right + left);
  },
};

/** On a phone the tray stays open until Done, and states how many are selected. */
export const Phone: Story = {
  name: 'On a phone',
  tags: ['MultiDropdown 5'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { value: ['Kerala'], allowsCustom: true },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query.includes('coarse') ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const { option, chips, page } = getElements(canvasElement);
    const button = canvas.getByRole('button', { name: 'States 1 selected' });
    await userEvent.click(button);
    const tray = within(await page.findByRole('dialog'));
    await userEvent.click(await option('Goa'));
    await userEvent.click(await option('Kerala'));
    await expect(tray.getByText('1 selected')).toBeVisible();
    await userEvent.click(await option('Add custom'));
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.getByRole('combobox')).toHaveFocus());
    await userEvent.click(await option('Add custom'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('Goa Velha');
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(button).toHaveFocus());
    // The Enter that pressed Done may still be held: it does not press the button.
    await expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await expect(chips()).toEqual(['Goa', 'Goa Velha']);
  },
};

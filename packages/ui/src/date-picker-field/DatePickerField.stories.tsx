import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { getArrowKeys } from '../internal/stories/direction.testing.ts';
import { withValue } from '../internal/stories/with-value.tsx';
import { DatePickerField } from './DatePickerField.tsx';

const FieldWithValue = withValue(DatePickerField);

const meta = {
  title: 'Fields/DatePickerField',
  component: DatePickerField,
  tags: ['!autodocs'],
  args: {
    label: 'Expected due date',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    today: '2026-11-21',
    minValue: '2026-12-19',
    maxValue: '2027-08-28',
    unavailableReason: 'Days before 19 December are too near: sign-up needs 28 days.',
  },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof DatePickerField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Named by label and text; the keyboard picks a day and focus returns. */
export const Keyboard: Story = {
  name: 'By keyboard',
  tags: ['trap 7'],
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Expected due date, Pick a date' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Expected due date' }, { timeout: 5000 });
    // The first day in range has the focus; the arrow key cannot leave the range.
    const first = await page.findByRole('button', { name: 'Saturday, 19 December 2026' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(getArrowKeys().previous);
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-26');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Expected due date, Saturday, 26 December 2026');
    await expect(button).toHaveTextContent('26 December 2026');
  },
};

/**
 * The calendar, once loaded, opens for a click without a preceding press: from assistive technology, or a programmatic
 * one.
 */
export const ClickWithoutPress: Story = {
  name: 'Click without a press',
  tags: ['DatePickerField 5'],
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button');
    for (const detail of [0, 1]) {
      await fireEvent.click(button, { detail });
      await page.findByRole('dialog', { name: 'Expected due date' }, { timeout: 5000 });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** A blocked day states why, and cannot be picked. */
export const TooNear: Story = {
  name: 'Blocked day',
  tags: ['DatePickerField 2'],
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    const blocked = await page.findByRole(
      'button',
      { name: /^Friday, 18 December 2026\. Days before 19 December/ },
      { timeout: 5000 },
    );
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The navigation buttons stay in position for months of four, five or six weeks. */
export const SteadyButtons: Story = {
  name: 'Navigation buttons do not move',
  tags: ['DatePickerField 2'],
  // On a phone the calendar is a tray, which grows upwards.
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { value: '2026-12-20', minValue: undefined, maxValue: undefined, unavailableReason: undefined },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    const next = await page.findByRole('button', { name: 'Next month' }, { timeout: 5000 });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { top } = next.getBoundingClientRect();
    const lengths = new Set<number>();
    for (let month = 0; month < 15; month += 1) {
      await userEvent.click(next);
      lengths.add(page.getAllByRole('row').length);
      await expect(next.getBoundingClientRect().top).toBe(top);
    }
    await expect(lengths.size).toBeGreaterThan(1);
  },
};

/** A day out of range gets the app’s text, never the library’s. */
export const OutOfRange: Story = {
  name: 'Day out of range',
  tags: ['trap 8'],
  args: { value: '2026-11-30', error: 'Please select a valid date' },
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(/^Please select a valid date/);
    await userEvent.click(button);
    await within(body).findByRole('dialog', {}, { timeout: 5000 });
    // React Aria's own texts are "Value must be 12/19/2026 or later." and "Selected date unavailable."
    await expect(body.textContent).not.toMatch(/Value must be|Selected date unavailable|\d+\/\d+\/\d+/);
  },
};

/** Without the calendar, the user enters the day in the browser’s own date input. */
export const Native: Story = {
  name: 'Without the calendar',
  tags: ['DatePickerField 4'],
  args: { picker: 'native' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Expected due date');
    await expect(input).toHaveAttribute('type', 'date');
    await expect(input).toHaveAttribute('min', '2026-12-19');
    await userEvent.type(input, '2027-06-15');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-30');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A date of birth is reached by year and month. */
export const DateOfBirth: Story = {
  name: 'Date of birth',
  tags: ['trap 13'],
  args: {
    label: 'Date of birth',
    minValue: '1960-01-01',
    maxValue: '2008-11-21',
    unavailableReason: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    const year = await page.findByRole('combobox', { name: 'year' }, { timeout: 5000 });
    await userEvent.selectOptions(year, '1996');
    await page.findByRole('button', { name: 'Thursday, 21 November 1996' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { DateOfBirthField } from './DateOfBirthField.tsx';

const FieldWithValue = withValue(DateOfBirthField);

const meta = {
  title: 'Fields/DateOfBirthField',
  component: DateOfBirthField,
  tags: ['!autodocs'],
  args: {
    label: 'Date of birth',
    value: '',
    today: '2026-11-21',
    onChange: fn(),
    onProblem: fn(),
    onBlur: fn(),
  },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof DateOfBirthField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three numeric fields, filled in one after another by keyboard. */
export const Default: Story = {
  tags: ['DateOfBirthField 6'],
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveAccessibleDescription('For example, 4 / 5 / 1996');
    const parts = ['Day', 'Month', 'Year'].map((name) => canvas.getByRole('textbox', { name }));
    await expect(parts.map((part) => part.getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    for (const part of parts) {
      await expect(part).toHaveAttribute('inputmode', 'numeric');
      await expect(part).not.toHaveAttribute('maxlength');
    }
    await userEvent.tab();
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard('4{Tab}5{Tab}199');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-05-04');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(parts.map((part) => (part as HTMLInputElement).value)).toEqual(['4', '5', '1996']);
  },
};

/** A pasted date, in digits of any script, is split over the three fields. */
export const Pasted: Story = {
  name: 'Pasted date',
  tags: ['DateOfBirthField 6'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('04/05/1996');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-05-04');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Year' }));
    await userEvent.paste('०७/०८/१९९५');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('07');
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-08-07');
  },
};

/** Digits of any script are accepted, letters are not. */
export const IndicDigits: Story = {
  name: 'Digits of any script',
  tags: ['T-29'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '४');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), 'm௫');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '१९९६');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-05-04');
  },
};

/** A day that does not exist is reported when focus leaves the field, and not before. */
export const NoSuchDay: Story = {
  name: 'No such day',
  tags: ['DateOfBirthField 6'],
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await userEvent.type(day, '30');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '2');
    await userEvent.type(year, '1996');
    await expect(year).toBeValid();
    const text = 'This date does not exist. Please check day and month.';
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onProblem).toHaveBeenLastCalledWith(text);
    await userEvent.tab();
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(text);
    await userEvent.clear(day);
    await userEvent.type(day, '29');
    await expect(day).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-02-29');
    await expect(args.onProblem).toHaveBeenLastCalledWith(undefined);
  },
};

/** An implausible age is reported as an error of the year. */
export const Implausible: Story = {
  name: 'Implausible age',
  tags: ['DateOfBirthField 6'],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('04/05/2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveAccessibleDescription(
      'Please check the year',
    );
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeValid();
    await expect(args.onProblem).toHaveBeenLastCalledWith('Please check the year');
  },
};

/**
 * The form's error is shown while the field is empty; then the field's own problem, which is more exact, replaces it.
 */
export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Date of birth is required', isRequired: true },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await expect(day).toBeRequired();
    await expect(day).toHaveAccessibleDescription('Date of birth is required');
    await userEvent.type(day, '4');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription(
      'Please also fill in: Month, Year',
    );
    await expect(day).toBeValid();
  },
};

export const ReadOnly: Story = {
  args: { value: '1996-08-12', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('12 August 1996');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Saving, one moment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeDisabled();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Saving, one moment');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { NumberField } from './NumberField.tsx';
import { numberFieldTester } from './NumberField.testing.ts';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Monthly budget in rupees', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Groups are shown once the number has been typed. */
export const Default: Story = {
  tags: ['NumberField 13'],
  play: async ({ args, canvas }) => {
    const field = numberFieldTester(args.label, canvas);
    await userEvent.type(field.element(), '1250000');
    await expect(field.value()).toBe('1250000');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
    field.element().blur();
    await waitFor(() => expect(field.value()).toBe('12,50,000'));
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Buttons and arrow keys step, stop at the limits, keep the focus, and announce the number. */
export const Steps: Story = {
  tags: ['NumberField 13'],
  args: { label: 'Children', defaultValue: 8, minValue: 0, maxValue: 10 },
  play: async ({ args, canvas }) => {
    const field = numberFieldTester('Children', canvas);
    const increase = canvas.getByRole('button', { name: 'Increase Children' });
    await field.increase();
    await field.increase();
    await field.increase();
    await expect(field.value()).toBe('10');
    await expect(increase).toHaveFocus();
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('10')).toBeInTheDocument();
    await expect(args.onBlur).not.toHaveBeenCalled();
    field.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(field.value()).toBe('9');
    await userEvent.keyboard('{PageDown}');
    await expect(field.value()).toBe('0');
  },
};

/** What is no number, or outside of the limits, is reported when the focus leaves, and stays to be corrected. */
export const Errors: Story = {
  tags: ['NumberField 13'],
  args: { label: 'Children', minValue: 0, maxValue: 10 },
  play: async ({ canvas }) => {
    const field = numberFieldTester('Children', canvas);
    for (const [text, error] of [
      ['two', 'Enter a number'],
      ['1.5', 'Enter a whole number'],
      ['12', 'Enter 10 or less'],
      ['-1', 'Enter 0 or more'],
      ['2', ''],
    ] as const) {
      await userEvent.clear(field.element());
      await userEvent.type(field.element(), text);
      field.element().blur();
      await waitFor(() => expect(field.error()).toBe(error));
      await expect(field.value()).toBe(text);
    }
  },
};

/** A value that the app sets, such as a reset to the first ones, replaces a text that is no number. */
export const SetByTheApp: Story = {
  name: 'Set by the app',
  tags: ['NumberField 13'],
  args: { label: 'Week' },
  render: function Reset(args) {
    const [week, setWeek] = useState<number | null>(null);
    return (
      <>
        <NumberField {...args} onChange={setWeek} value={week} />
        <Button onPress={() => setWeek(null)}>Reset</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = numberFieldTester('Week', canvas);
    // The buttons are not labelled by it as well.
    await expect(canvas.getByLabelText(/Week/)).toBe(field.element());
    await userEvent.type(field.element(), 'ten');
    field.element().blur();
    await waitFor(() => expect(field.error()).toBe('Enter a number'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field.value()).toBe(''));
    await expect(field.error()).toBe('');
  },
};

const onSubmit = fn<() => void>();

/** A form sends the number without groups, and is not sent while there is a problem. */
export const InAForm: Story = {
  name: 'In a form',
  tags: ['NumberField 13'],
  args: { name: 'budget', maxValue: 500_000 },
  render: (args) => (
    <Form aria-label="Budget" onSubmit={onSubmit}>
      <NumberField {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ args, canvas }) => {
    onSubmit.mockClear();
    const field = numberFieldTester(args.label, canvas);
    await field.fill('600000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(field.error()).toBe('Enter 5,00,000 or less');
    await field.fill('250000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('budget')).toBe('250000');
  },
};

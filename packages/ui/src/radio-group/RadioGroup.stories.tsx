import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { getArrowKeys } from '../internal/stories/direction.testing.ts';
import { expectPressable } from '../internal/stories/expect-pressable.testing.ts';
import { withValue } from '../internal/stories/with-value.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const FieldWithValue = withValue(RadioGroup);

const GENDERS: RadioOption[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: 'Gender',
    options: GENDERS,
    value: '',
    orientation: 'horizontal',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys move and select, and wrap round. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Gender' });
    await expect(group).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
    await userEvent.keyboard(getArrowKeys().next);
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Each option is 48 px high and can be pressed anywhere on its label. */
export const Target: Story = {
  name: 'Target size',
  tags: ['RadioGroup 5'],
  play: async ({ canvas, args }) => {
    const label = canvas.getByText('Other').closest('label');
    await expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    for (const radio of canvas.getAllByRole('radio')) await expectPressable(radio);
    await userEvent.click(canvas.getByText('Other'));
    await expect(args.onChange).toHaveBeenLastCalledWith('other');
    await userEvent.click(canvas.getByText('Gender'));
    await expect(canvas.getByRole('radio', { name: 'Other' })).toHaveFocus();
  },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Reminders',
    orientation: 'vertical',
    value: 'day',
    options: [
      { value: 'day', label: 'The day before', description: 'At 6 in the evening' },
      { value: 'hour', label: 'An hour before' },
      { value: 'sms', label: 'By SMS', description: 'From January', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'The day before' })).toHaveAccessibleDescription(
      'At 6 in the evening',
    );
    await expect(canvas.getByRole('radio', { name: 'By SMS' })).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { description: 'As on your ID', error: 'Please choose one', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Gender' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please choose one');
  },
};

/** Each arrow moves in the direction that it points to. */
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { value: 'male' },
  globals: { direction: 'rtl', locale: 'ur-IN' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { value: 'female', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Gender' })).toHaveValue('Female');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Saving, one moment' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Saving, one moment');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeDisabled();
  },
};

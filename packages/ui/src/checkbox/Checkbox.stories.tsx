import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPressable } from '../internal/stories/expect-pressable.testing.ts';
import { withSelection } from '../internal/stories/with-selection.tsx';
import { Checkbox } from './Checkbox.tsx';

const CheckboxWithSelection = withSelection(Checkbox);

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'WhatsApp notifications', isSelected: false, onChange: fn(), onBlur: fn() },
  render: (args) => <CheckboxWithSelection {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ticked and unticked by Space; the label is its name. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'WhatsApp notifications' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** A 24 px box in a 48 px target; a press anywhere in the target toggles it. */
export const Target: Story = {
  name: 'Target size',
  tags: ['Checkbox 5'],
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByText('WhatsApp notifications').closest('label');
    if (!label) throw new Error('The text is not in a label, so pressing it would do nothing.');
    await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const box = canvasElement.querySelector('label > span > span:empty');
    await expect(box?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
    await expectPressable(canvas.getByRole('checkbox'));
    await userEvent.click(label);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const WithDescription: Story = {
  args: { isSelected: true, description: 'Reminders an hour before each session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Reminders an hour before each session',
    );
  },
};

/** An error replaces the hint and describes the checkbox. */
export const WithError: Story = {
  name: 'With an error',
  args: {
    label: 'I agree to the terms',
    description: 'You can read them first',
    error: 'Please agree to the terms to go on',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toBeRequired();
    await expect(checkbox).toHaveAccessibleDescription('Please agree to the terms to go on');
  },
};

export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('WhatsApp notifications'));
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Add a phone number first' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeDisabled();
    await expect(checkbox).toHaveAccessibleDescription('Add a phone number first');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPressable } from '../internal/stories/expect-pressable.testing.ts';
import { withSelection } from '../internal/stories/with-selection.tsx';
import { Switch } from './Switch.tsx';

const SwitchWithSelection = withSelection(Switch);

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Dark theme', isSelected: false, onChange: fn(), onBlur: fn() },
  render: (args) => <SwitchWithSelection {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Toggled by Space and by a press on the label, 48 px high. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Dark theme' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expectPressable(control);
    await userEvent.click(canvas.getByText('Dark theme'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const WithDescription: Story = {
  args: { isSelected: true, description: 'Otherwise the phone decides' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Otherwise the phone decides');
  },
};

/** Shows when the setting could not be saved. */
export const WithError: Story = {
  name: 'With an error',
  args: { label: 'WhatsApp notifications', error: 'This could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('This could not be saved. Please try again.');
  },
};

export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Dark theme'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Agree to analytics first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Agree to analytics first');
  },
};

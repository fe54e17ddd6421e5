import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { TextField } from './TextField.tsx';

const FieldWithValue = withValue(TextField);

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'First name', value: '', onChange: fn(), onBlur: fn(), autoComplete: 'given-name' },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('श्री');
    await expect(input).toHaveValue('श्री');
    await expect(args.onChange).toHaveBeenLastCalledWith('श्री');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const WithDescription: Story = {
  args: { label: 'Email', description: 'For receipts only', necessity: 'optional', type: 'email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email (optional)' });
    await expect(input).toHaveAccessibleDescription('For receipts only');
  },
};

/** An error replaces the hint and describes the input. */
export const WithError: Story = {
  name: 'With an error',
  args: { value: 'D', description: 'As on your ID', error: 'Last name must be at least 2 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Last name must be at least 2 characters');
    await expect(canvas.queryByText('As on your ID')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'Phone',
    value: '+91 98765 43210',
    isReadOnly: true,
    description: 'Phone number cannot be changed',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('+91 98765 43210');
  },
};

export const Disabled: Story = {
  args: { label: 'City', isDisabled: true, disabledReason: 'Choose a state first' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAttribute('placeholder', 'Choose a state first');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { PhoneField } from './PhoneField.tsx';

const FieldWithValue = withValue(PhoneField);

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  tags: ['!autodocs'],
  args: {
    label: 'Phone number',
    value: '',
    onChange: fn(),
    placeholder: '9876543210',
    description: 'We will send a 6-digit code to this number by SMS.',
  },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed text is reduced to its digits. */
export const Typed: Story = {
  name: 'Typing',
  tags: ['T-29'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await expect(input).not.toHaveAttribute('maxlength');
    await userEvent.type(input, '98a-76 5');
    await expect(input).toHaveValue('98765');
    await expect(args.onChange).toHaveBeenLastCalledWith('98765');
  },
};

/** A letter typed in the middle is removed, and the caret stays there. */
export const CaretPosition: Story = {
  name: 'Typing in the middle',
  args: { value: '98765' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x4', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('984765');
    await expect(input.selectionStart).toBe(3);
  },
};

/** A pasted number loses its prefix and replaces the current one. */
export const Pasted: Story = {
  name: 'Pasted number',
  tags: ['T-29'],
  args: { value: '12' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+91 98765 43210');
    await expect(input).toHaveValue('9876543210');
    await userEvent.clear(input);
    await userEvent.paste('०९८७६५४३२१०');
    await expect(input).toHaveValue('9876543210');
  },
};

/** Autofill with a prefix leaves ten digits. */
export const FilledIn: Story = {
  name: 'Autofill',
  tags: ['T-29'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    nativeValue?.set?.call(input, '+919876543210');
    // Chrome's autofill events have no input type.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(input).toHaveValue('9876543210');
    await expect(args.onChange).toHaveBeenLastCalledWith('9876543210');
  },
};

export const WithError: Story = {
  args: { value: '12345', error: 'Please enter a valid Indian mobile number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a valid Indian mobile number',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { SearchField } from './SearchField.tsx';

const FieldWithValue = withValue(SearchField);

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  args: { label: 'Search sessions', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search sessions' });
    await expect(input).toHaveAttribute('placeholder', 'Search...');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'yoga{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('yoga');
  },
};

/** The button and Escape empty it, and focus stays. */
export const Cleared: Story = {
  args: { value: 'yoga' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'diet{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

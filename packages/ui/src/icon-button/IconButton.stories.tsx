import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowLeftIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: 'Back', children: <ArrowLeftIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Back' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Framed: Story = { args: { variant: 'framed' } };

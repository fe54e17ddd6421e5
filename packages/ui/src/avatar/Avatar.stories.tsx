import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, initialsOf } from './index.ts';

const meta = {
  title: 'Parts/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { initials: initialsOf('Ananya Das'), label: 'Ananya Das' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Large: Story = { args: { size: 'xl' } };
export const InAHeader: Story = { args: { size: 'xs' } };

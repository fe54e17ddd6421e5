import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon } from '../icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Controls/LinkButton',
  component: LinkButton,
  tags: ['!autodocs'],
  args: { href: '#sessions', children: 'Browse sessions' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Browse sessions' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
export const WithIcon: Story = { args: { icon: <ArrowRightIcon />, variant: 'outline' } };
export const Large: Story = { args: { size: 'lg', isFullWidth: true } };

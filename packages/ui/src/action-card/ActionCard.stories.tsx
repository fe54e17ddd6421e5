import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarHeartIcon } from '../icons/index.ts';
import { ActionCard } from './ActionCard.tsx';

const meta = {
  title: 'Parts/ActionCard',
  component: ActionCard,
  args: { href: '#sessions', tone: 'exercise', icon: <CalendarHeartIcon />, children: 'Sessions' },
} satisfies Meta<typeof ActionCard>;
export default meta;

export const Link: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '#sessions');
  },
};

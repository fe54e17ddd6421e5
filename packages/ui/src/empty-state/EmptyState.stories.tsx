import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../link/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: {
    title: 'No upcoming sessions found',
    children: 'New sessions are added every week.',
    action: (
      <LinkButton href="#free" variant="tint">
        Browse free sessions
      </LinkButton>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

/** It is announced where it replaces results. */
export const Announced: Story = {
  tags: ['EmptyState 5'],
  args: { isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No upcoming sessions foundNew sessions are added every week.',
    );
  },
};

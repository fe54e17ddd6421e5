import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionGrid } from '../session-card/index.ts';
import { LoadingBoundary } from './index.ts';

const meta = {
  title: 'Feedback/LoadingBoundary',
  component: LoadingBoundary,
  tags: ['!autodocs'],
  args: { isLoading: true, label: 'Loading sessions...', children: 'Twelve sessions' },
  argTypes: { fallback: { control: false }, messages: { control: false } },
} satisfies Meta<typeof LoadingBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ASpinner: Story = {
  name: 'LoadingBoundary 6: what is awaited is seen and said',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading sessions...'));
    await expect(canvas.getByText('Loading sessions...')).toBeVisible();
  },
};

export const Skeletons: Story = {
  args: { fallback: <SessionGrid skeletons={3} /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading sessions...'));
  },
};

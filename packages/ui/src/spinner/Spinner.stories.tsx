import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, tags: ['!autodocs'] } satisfies Meta<
  typeof Spinner
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Spinner 6: it says Loading... as a status',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};
export const WithItsOwnWords: Story = {
  name: 'Spinner 6: or what is awaited',
  args: { label: 'Loading session…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading session…$/);
  },
};
export const WordsOnlySpoken: Story = {
  args: { isLabelHidden: true, size: '2.5rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

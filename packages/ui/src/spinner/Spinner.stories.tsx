import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, tags: ['!autodocs'] } satisfies Meta<
  typeof Spinner
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It has the text Loading... as a status. */
export const Default: Story = {
  tags: ['Spinner 6'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};
/** Or another text for what is loading. */
export const WithItsOwnWords: Story = {
  name: 'With words of its own',
  tags: ['Spinner 6'],
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

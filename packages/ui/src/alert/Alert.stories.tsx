import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Parts/Alert',
  component: Alert,
  tags: ['!autodocs'],
  args: {
    tone: 'error',
    children: 'The sessions could not be loaded.',
    action: <Button variant="outline">Try again</Button>,
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An error is announced at once; the button beside it is not part of the announcement. */
export const Failed: Story = {
  name: 'Error',
  tags: ['Alert 9'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The sessions could not be loaded\.$/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A message that is not an error is announced politely, at the next pause. */
export const Saved: Story = {
  tags: ['Alert 9'],
  args: { tone: 'success', title: 'Saved', children: 'It is kept on this device only.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('SavedIt is kept on this device only.');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** An alert that is on the page from the beginning is not a live region. */
export const FromTheBeginning: Story = {
  name: 'There from the beginning',
  tags: ['Alert 9'],
  args: { tone: 'warning', live: 'none', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

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

/** An error is said at once, without the button beside it. */
export const Failed: Story = {
  name: 'Error',
  tags: ['Alert 9'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The sessions could not be loaded\.$/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What is no error waits for a pause. */
export const Saved: Story = {
  tags: ['Alert 9'],
  args: { tone: 'success', title: 'Saved', children: 'It is kept on this device only.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('SavedIt is kept on this device only.');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** What stands there from the beginning interrupts nobody. */
export const FromTheBeginning: Story = {
  name: 'There from the beginning',
  tags: ['Alert 9'],
  args: { tone: 'warning', live: 'none', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

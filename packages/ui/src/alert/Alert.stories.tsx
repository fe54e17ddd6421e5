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

export const Failed: Story = {
  name: 'Alert 9: an error is said at once, without the button beside it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The sessions could not be loaded\.$/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'Alert 9: what is no error waits for a pause',
  args: { tone: 'success', title: 'Saved', children: 'It is kept on this device only.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('SavedIt is kept on this device only.');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const FromTheBeginning: Story = {
  name: 'Alert 9: what stands there from the beginning interrupts nobody',
  args: { tone: 'warning', live: 'none', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

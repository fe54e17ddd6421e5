import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

const ignore = () => {};

const meta = {
  title: 'Feedback/Dialog/States',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    title: 'What we keep',
    isOpen: true,
    onClose: ignore,
    children: 'Your name, your phone number and the sessions you join. Nothing is sold.',
  },
  parameters: { chromatic: { disableSnapshot: false }, layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithActions: Story = {
  args: {
    title: 'Your name',
    children: <TextField description="Letters and spaces." label="First name" value="Meera" />,
    actions: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Save Changes</Button>
      </>
    ),
  },
};

export const LongerThanTheScreen: Story = {
  args: {
    title: 'A heading that is so long that it has to be broken into several lines',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Sessions are led by people who know their subject. They replace no doctor.</p>
    )),
    actions: <Button>I agree</Button>,
  },
};

export const Question: Story = {
  render: () => (
    <ConfirmDialog confirmLabel="Logout" isOpen onClose={ignore} onConfirm={ignore} title="Logout now?">
      What you have typed and not saved is lost.
    </ConfirmDialog>
  ),
};

export const Dangerous: Story = {
  render: () => (
    <ConfirmDialog
      confirmLabel="Delete feedback"
      error="The feedback was not deleted, because the connection broke. It is still there. Try again."
      isOpen
      onClose={ignore}
      onConfirm={ignore}
      title="Delete your feedback?"
      tone="danger"
    >
      It goes from this device and cannot be brought back.
    </ConfirmDialog>
  ),
};

export const Pending: Story = {
  render: () => (
    <ConfirmDialog
      confirmLabel="Delete feedback"
      isOpen
      isPending
      onClose={ignore}
      onConfirm={ignore}
      pendingLabel="Deleting…"
      title="Delete your feedback?"
      tone="danger"
    >
      It goes from this device and cannot be brought back.
    </ConfirmDialog>
  ),
};

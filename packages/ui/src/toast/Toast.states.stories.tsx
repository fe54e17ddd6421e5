import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { within } from 'storybook/test';
import type { ToastOptions } from './toast.ts';
import { useToast } from './toast-context.ts';
import { createToaster } from './toaster.ts';
import { ToastProvider } from './ToastProvider.tsx';

const Shows = ({ toasts }: { toasts: readonly ToastOptions[] }) => {
  const { show, hideAll } = useToast();
  useEffect(() => {
    for (const toast of toasts) show(toast);
    return hideAll;
  }, [toasts, show, hideAll]);
  return null;
};

const meta = {
  title: 'Feedback/Toast/States',
  component: Shows,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: false }, layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findAllByRole('alertdialog');
  },
} satisfies Meta<typeof Shows>;
export default meta;

type Story = StoryObj<typeof meta>;

// With an infinite duration, so that every picture shows the same progress bars: none.
const duration = Infinity;

export const Kinds: Story = {
  args: {
    toasts: [
      { type: 'warning', title: 'Invalid OTP', description: 'Please enter a 6-digit OTP', duration },
      { type: 'error', title: 'Failed to send OTP', description: 'Please try again.', duration },
      {
        type: 'success',
        title: 'Settings Saved',
        description: 'Your profile has been updated successfully',
        duration,
      },
    ],
  },
};

export const MoreToSay: Story = {
  args: {
    toasts: [
      { type: 'info', title: 'Logged Out', duration },
      { type: 'error', title: 'Failed to resend', description: 'Please try again later.', duration },
      { type: 'error', title: 'Failed to resend', description: 'Please try again later.', duration },
      {
        type: 'info',
        title: 'A new version is ready',
        description: 'It has the timetable for December, also when you are offline.',
        action: { label: 'Load it now', onPress: () => {} },
      },
    ],
  },
};

export const LifeBar: Story = {
  // An hour: the bar is shown and hardly moves.
  args: {
    toasts: (['info', 'success', 'warning'] as const).map((type) => ({
      type,
      title: 'Welcome!',
      description: 'You have been successfully authenticated',
      duration: 3_600_000,
    })),
  },
};

export const GoingOn: Story = {
  args: {
    toasts: [
      { type: 'info', title: 'Sending the invitations...', isPending: true },
      {
        type: 'info',
        title: 'Loading the timetable...',
        isPending: true,
        cancel: { label: 'Not now', onPress: () => {} },
      },
    ],
  },
};

/** One is visible: the others wait. */
const ONE = createToaster({ limit: 1 });

export const Limit: Story = {
  args: { toasts: Kinds.args?.toasts ?? [] },
  decorators: [
    (Story) => (
      <ToastProvider position="bottom-center" toaster={ONE}>
        <Story />
      </ToastProvider>
    ),
  ],
};

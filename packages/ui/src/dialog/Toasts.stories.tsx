import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastProvider, useToast } from '../toast/index.ts';
import { dialogTester } from './Dialog.testing.ts';
import { Dialog } from './index.ts';

const App = () => {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        actions={
          <Button
            onPress={() => toast.show({ type: 'error', title: 'Not saved', description: 'Try again.' })}
          >
            Save
          </Button>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Your name"
      >
        Meera
      </Dialog>
    </>
  );
};

const meta = {
  title: 'Feedback/Dialog/Toasts',
  component: App,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

// The toasts are a lazy chunk, and an announcement is removed after a second: on a busy machine both may take longer
// than a query waits.
const SLOW = { timeout: 5000 };

/** Everything that a live region announces from now on. */
const recordAnnouncements = (region: HTMLElement) => {
  const announced: string[] = [];
  const record = () => announced.push(region.textContent.trim());
  new MutationObserver(record).observe(region, { childList: true, subtree: true, characterData: true });
  return announced;
};

const showToast = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = dialogTester('Your name');
  await waitFor(() => expect(dialog.isOpen()).toBe(true));
  await dialog.press('Save');
  const toast = await within(document.body).findByRole('alertdialog', { name: 'Not saved' }, SLOW);
  return { dialog, toast };
};

/** The topmost element at the centre of an element. */
const getTopElement = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** A toast above a dialog is announced, seen and closed, and the dialog stays. */
export const Above: Story = {
  name: 'Toast above it',
  tags: ['Dialog 7', 'Toast 5'],
  play: async ({ canvas }) => {
    const urgent = canvas.getByRole('alert');
    const announced = recordAnnouncements(urgent);
    const { dialog, toast } = await showToast(canvas);
    await waitFor(() => expect(announced).toContain('Error: Not saved. Try again.'));
    await expect(urgent.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await expect(toast.closest('[inert], [aria-hidden="true"]')).toBeNull();
    const close = within(toast).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close.contains(getTopElement(close))).toBe(true));
    await userEvent.click(close);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(dialog.isOpen()).toBe(true);
  },
};

/** F6 moves focus to the toast and Escape closes the toast only. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['Dialog 7', 'Toast 5'],
  play: async ({ canvas }) => {
    const { dialog, toast } = await showToast(canvas);
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(within(document.body).getByRole('region', { name: 'Notifications' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(dialog.isOpen()).toBe(true);
    await waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';
import { dialogTester } from './Dialog.testing.ts';

const WithTrigger = (props: ConfirmDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Button onPress={() => setPending(false)}>Behind it</Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        isPending={isPending}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
        onConfirm={() => {
          setPending(true);
          props.onConfirm();
        }}
      />
    </>
  );
};

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete your feedback?',
    children: 'It goes from this device and cannot be brought back.',
    confirmLabel: 'Delete feedback',
    pendingLabel: 'Deleting…',
    tone: 'danger',
    isOpen: false,
    onClose: fn(),
    onConfirm: fn(),
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = dialogTester('Delete your feedback?');
  await waitFor(() => expect(dialog.isOpen()).toBe(true));
  return dialog;
};

/** It states the consequence, focuses Cancel first, and a press outside does not close it. */
export const Destructive: Story = {
  tags: ['ConfirmDialog 7'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    const element = dialog.element();
    await expect(element).toHaveAttribute('role', 'alertdialog');
    await expect(element).toHaveAccessibleDescription('It goes from this device and cannot be brought back.');
    await waitFor(() => expect(within(element).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(element.parentElement?.parentElement as HTMLElement);
    await expect(dialog.isOpen()).toBe(true);
    // The press moved the focus, and the dialog restores it in the next frame: keys reach it only then.
    await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isOpen()).toBe(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** For a reversible action, focus begins on the confirm button. */
export const Harmless: Story = {
  tags: ['ConfirmDialog 7'],
  args: { tone: 'normal' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const yes = within(dialog.element()).getByRole('button', { name: 'Delete feedback' });
    await waitFor(() => expect(yes).toHaveFocus());
    await dialog.press('Cancel');
  },
};

/** While the action is running it stays open, runs once and announces it. */
export const Pending: Story = {
  tags: ['ConfirmDialog 7'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await dialog.press('Delete feedback');
    const waiting = await within(dialog.element()).findByRole('button', { name: 'Deleting…' });
    await expect(waiting).toHaveFocus();
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dialog.element()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(waiting);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.isOpen()).toBe(true);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

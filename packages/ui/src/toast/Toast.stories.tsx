import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { getInlineEdges } from '../internal/stories/direction.testing.ts';
import { Button } from '../button/index.ts';
import type { ToastOptions } from './toast.ts';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

type ToastButtonsProps = { toasts: readonly ToastOptions[] };

/** Buttons that show toasts, as a screen of an app would. */
const ToastButtons = ({ toasts }: ToastButtonsProps) => {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem' }}>
      {toasts.map((options) => (
        <Button key={options.title} onPress={() => toast.show(options)} variant="outline">
          {options.title}
        </Button>
      ))}
      <Button onPress={toast.hideAll} variant="quiet">
        Hide all
      </Button>
    </div>
  );
};

const SAVED: ToastOptions = {
  type: 'success',
  title: 'Settings Saved',
  description: 'Your profile has been updated successfully',
};
const NOT_SENT: ToastOptions = {
  type: 'error',
  title: 'Failed to send OTP',
  description: 'Please try again.',
};
const INVALID: ToastOptions = {
  type: 'warning',
  title: 'Invalid OTP',
  description: 'Please enter a 6-digit OTP',
};
const RESENT: ToastOptions = {
  type: 'info',
  title: 'OTP Resent',
  description: 'New OTP sent to 98765 43210',
};

const meta = {
  title: 'Feedback/Toast',
  component: ToastButtons,
  args: { toasts: [SAVED, NOT_SENT, INVALID, RESENT] },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ToastButtons>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const getPage = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const findToast = (page: Canvas, name: string) => page.findByRole('alertdialog', { name });

/** Title, description and a close button, in the top corner where lines end. */
export const Default: Story = {
  tags: ['TO-01', 'TO-02', 'TO-06'],
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await press(canvas, 'Settings Saved');
    const toast = await findToast(page, 'Settings Saved');
    await expect(toast).toHaveAccessibleDescription('Your profile has been updated successfully');
    // Visible in its first frame, and then it slides in.
    await expect(Number(getComputedStyle(toast).opacity)).toBeGreaterThan(0);
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBe(12));
    await expect(innerWidth - getInlineEdges(toast).end).toBeCloseTo(12, 0);
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** Errors are announced assertively, the others politely, and each once. */
export const Spoken: Story = {
  name: 'What is spoken',
  tags: ['Toast 4'],
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    const urgent = canvas.getByRole('alert');
    const polite = canvas.getByRole('status');
    await expect(urgent).toBeEmptyDOMElement();
    await press(canvas, 'Failed to send OTP');
    await waitFor(() => expect(urgent).toHaveTextContent('Error: Failed to send OTP. Please try again.'));
    await press(canvas, 'OTP Resent');
    await waitFor(() =>
      expect(polite).toHaveTextContent('Information: OTP Resent. New OTP sent to 98765 43210'),
    );
    const toast = await findToast(page, 'Failed to send OTP');
    await expect(toast.querySelector('[role="alert"], [aria-live]')).toBeNull();
    // The copies are removed, so that a screen reader that explores the page does not find them twice.
    await waitFor(() => expect(polite).toBeEmptyDOMElement(), { timeout: 2000 });
    await press(canvas, 'Hide all');
  },
};

/** F6 moves focus to the toasts, Escape closes one, and focus returns. */
export const Keyboard: Story = {
  name: 'By keyboard',
  tags: ['Toast 5'],
  args: { toasts: [{ ...SAVED, duration: Infinity }] },
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await press(canvas, 'Settings Saved');
    const toast = await findToast(page, 'Settings Saved');
    const button = canvas.getByRole('button', { name: 'Settings Saved' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(page.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** After Escape focus moves to the next toast, and after the last one it returns. */
export const KeyboardThroughSeveral: Story = {
  name: 'Several by keyboard',
  tags: ['Toast 5'],
  args: { toasts: [SAVED, NOT_SENT].map((toast) => ({ ...toast, duration: Infinity })) },
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await press(canvas, 'Settings Saved');
    await press(canvas, 'Failed to send OTP');
    const button = canvas.getByRole('button', { name: 'Failed to send OTP' });
    const newest = await findToast(page, 'Failed to send OTP');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(page.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await expect(newest).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await expect(page.getByRole('alertdialog', { name: 'Settings Saved' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A repeated message is counted instead of added. */
export const Repeated: Story = {
  name: 'Repeated message',
  tags: ['Toast 7'],
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await press(canvas, 'Failed to send OTP');
    const toast = await findToast(page, 'Failed to send OTP');
    await press(canvas, 'Failed to send OTP');
    const count = await within(toast).findByText('x2');
    await waitFor(() => expect(count).toBeVisible());
    await expect(page.getAllByRole('alertdialog')).toHaveLength(1);
    await press(canvas, 'Hide all');
  },
};

/** Three are visible, and the number of waiting toasts is announced. */
export const Waiting: Story = {
  name: 'More than three',
  tags: ['Toast 7'],
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    for (const name of ['Settings Saved', 'Failed to send OTP', 'Invalid OTP', 'OTP Resent']) {
      await press(canvas, name);
    }
    await waitFor(() => expect(page.getAllByRole('alertdialog')).toHaveLength(3));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 more notification waits');
    const newest = page.getAllByRole('alertdialog')[0] as HTMLElement;
    await expect(newest).toHaveAccessibleName('Invalid OTP');
    await userEvent.click(within(newest).getByRole('button', { name: 'Close' }));
    await findToast(page, 'OTP Resent');
    await press(canvas, 'Hide all');
  },
};

const retry = fn();

/** A toast with an action stays until the user acts. */
export const WithAction: Story = {
  name: 'With an action',
  tags: ['Toast 7'],
  args: { toasts: [{ ...NOT_SENT, action: { label: 'Send again', onPress: retry } }] },
  play: async ({ canvas, canvasElement }) => {
    retry.mockClear();
    const page = getPage(canvasElement);
    await press(canvas, 'Failed to send OTP');
    const toast = await findToast(page, 'Failed to send OTP');
    await userEvent.click(within(toast).getByRole('button', { name: 'Send again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** Over an open dialog a toast is read and closed, and the dialog stays. */
export const OverADialog: Story = {
  name: 'Over a dialog',
  tags: ['Toast 5'],
  args: { toasts: [NOT_SENT] },
  render: (args) => (
    <Modal isDismissable isOpen>
      <Dialog aria-label="Sign in">
        <ToastButtons {...args} />
      </Dialog>
    </Modal>
  ),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await press(page, 'Failed to send OTP');
    const toast = await findToast(page, 'Failed to send OTP');
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Failed to send OTP'));
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
  },
};

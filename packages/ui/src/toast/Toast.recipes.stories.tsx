/** Recipes for toasts, compiled and run. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { getInlineEdges } from '../internal/stories/direction.testing.ts';
import { Button } from '../button/index.ts';
import { createDeferred } from './create-deferred.testing.ts';
import { showPromise } from './show-promise.ts';
import { createToaster } from './toaster.ts';
import { ToastProvider } from './ToastProvider.tsx';

const meta = { title: 'Feedback/Toast/Recipes' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const getPage = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const toaster = createToaster();

/** A fetch wrapper, in a module that does not import React. */
const save = async (url: string): Promise<Response> => {
  try {
    return await fetch(url, { method: 'PUT' });
  } catch (problem) {
    toaster.show({ type: 'error', title: 'Not saved', description: 'Check the connection and try again.' });
    throw problem;
  }
};

/** A fetch wrapper reports that there is no network. */
export const OutsideReact: Story = {
  name: 'Outside React',
  render: () => (
    <ToastProvider toaster={toaster}>
      <Button onPress={() => void save('http://localhost:0/profile').catch(() => {})}>Save</Button>
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error: Not saved'));
    await getPage(canvasElement).findByRole('alertdialog', { name: 'Not saved' });
    toaster.hideAll();
  },
};

const requestInvitations = () => createDeferred<{ count: number }>();
let invitations = requestInvitations();

const send = () =>
  showPromise(toaster, invitations.promise, {
    loading: { title: 'Sending the invitations...' },
    success: ({ count }) => ({ title: 'Invitations sent', description: `${count} people will hear of it.` }),
    error: { title: 'Not sent', action: { label: 'Send again', onPress: () => void begin() } },
  });
const begin = () => {
  invitations = requestInvitations();
  return send().catch(() => {});
};

/** One toast for a promise: pending, failed, retried, done. */
export const OfAPromise: Story = {
  name: 'For a promise',
  render: () => (
    <ToastProvider toaster={toaster}>
      <Button onPress={() => void begin()}>Send</Button>
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    const polite = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const toast = await page.findByRole('alertdialog', { name: 'Sending the invitations...' });
    await expect(polite).toHaveTextContent(/^Sending the invitations\.\.\.$/);
    invitations.reject(new Error('offline'));
    await waitFor(() => expect(toast).toHaveAccessibleName('Not sent'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Not sent');
    await userEvent.click(within(toast).getByRole('button', { name: 'Send again' }));
    await page.findByRole('alertdialog', { name: 'Sending the invitations...' });
    invitations.resolve({ count: 3 });
    await page.findByRole('alertdialog', { name: 'Invitations sent' });
    await waitFor(() => expect(polite).toHaveTextContent('Success: Invitations sent. 3 people'));
    toaster.hideAll();
  },
};

const notNow = fn();

/** An action and a dismiss button, reached by keyboard. */
export const WithAWayOut: Story = {
  name: 'Action and a way out',
  render: () => (
    <ToastProvider position="bottom-center" toaster={toaster}>
      <Button
        onPress={() =>
          toaster.show({
            type: 'info',
            title: 'A new version is ready',
            action: { label: 'Reload', onPress: () => {} },
            cancel: { label: 'Not now', onPress: notNow },
          })
        }
      >
        Look for news
      </Button>
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    notNow.mockClear();
    const page = getPage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Look for news' }));
    const toast = await page.findByRole('alertdialog', { name: 'A new version is ready' });
    const reload = within(toast).getByRole('button', { name: 'Reload' });
    const dismissButton = within(toast).getByRole('button', { name: 'Not now' });
    // They do not overlap (WCAG 2.5.8).
    // Engines differ by a fraction of a pixel in rounding.
    await expect(Math.floor(getInlineEdges(reload).end)).toBeLessThanOrEqual(
      getInlineEdges(dismissButton).start,
    );
    await waitFor(() => expect(Math.round(innerHeight - toast.getBoundingClientRect().bottom)).toBe(12));
    const { left, right } = toast.getBoundingClientRect();
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(1);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(reload).toHaveFocus();
    await userEvent.tab();
    await expect(dismissButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(notNow).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Look for news' })).toHaveFocus();
  },
};

const shopToaster = createToaster();

/** Two apps on a page: the toasts of one are below those of the other. */
export const OfTwoProviders: Story = {
  name: 'Of two providers',
  tags: ['Toast 13'],
  render: () => (
    <>
      <ToastProvider toaster={toaster}>An app</ToastProvider>
      <ToastProvider messages={{ region: 'Notifications of the shop' }} toaster={shopToaster}>
        A shop
      </ToastProvider>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    const names = ['Saved', 'Changed', 'Ordered', 'Paid'];
    for (const [index, title] of names.entries())
      (index < 2 ? toaster : shopToaster).show({ type: 'success', title, duration: Infinity });
    await waitFor(async () => {
      const boxes = page.getAllByRole('alertdialog').map((toast) => toast.getBoundingClientRect());
      await expect(boxes).toHaveLength(names.length);
      for (const [index, { top }] of boxes.entries())
        await expect(top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0);
    });
    const space = () => document.documentElement.style.getPropertyValue('--janani-toast-space');
    const last = page.getByRole('alertdialog', { name: 'Ordered' });
    await waitFor(() =>
      expect(Number.parseFloat(space())).toBeCloseTo(last.getBoundingClientRect().bottom, 0),
    );
    toaster.hideAll();
    shopToaster.hideAll();
    await waitFor(() => expect(space()).toBe(''));
  },
};

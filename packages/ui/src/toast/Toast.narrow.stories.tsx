import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { useToast } from './toast-context.ts';
import type { ToastPosition } from './toast.ts';
import { ToastProvider } from './ToastProvider.tsx';

const LONG = 'The code could not be sent because the network did not answer. '.repeat(8);
const NAMES = ['First', 'Second', 'Third'];

const Buttons = () => {
  const toast = useToast();
  const showAll = () => {
    for (const title of NAMES) toast.show({ type: 'error', title, description: LONG, duration: Infinity });
  };
  return <Button onPress={showAll}>Show three</Button>;
};

const ThreeToasts = ({ position }: { position?: ToastPosition }) => (
  <ToastProvider position={position}>
    <Buttons />
  </ToastProvider>
);

const meta = {
  title: 'Feedback/Toast/Where there is little room',
  component: ThreeToasts,
} satisfies Meta<typeof ThreeToasts>;
export default meta;

/** Three long ones at 200 % text stay in the window, and scroll. */
export const LongOnes: StoryObj<typeof meta> = {
  name: 'At the top',
  tags: ['WCAG 1.4.10'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Show three' }));
    const last = await page.findByRole('alertdialog', { name: 'First' });
    const region = page.getByRole('region', { name: 'Notifications' }).parentElement as HTMLElement;
    await waitFor(() => expect(page.getAllByRole('alertdialog')).toHaveLength(NAMES.length));
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    const { left, right, top, bottom } = region.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const close = within(last).getByRole('button', { name: 'Close' });
    close.scrollIntoView({ block: 'nearest' });
    // A scroll position is a whole number of pixels.
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1);
    await userEvent.click(close);
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'First' })).toBeNull());
  },
};

export const AtTheBottom: StoryObj<typeof meta> = {
  ...LongOnes,
  name: 'At the bottom',
  tags: ['WCAG 1.4.10'],
  args: { position: 'bottom-start' },
};

export const InTheMiddle: StoryObj<typeof meta> = {
  ...LongOnes,
  name: 'In the middle',
  tags: ['WCAG 1.4.10'],
  args: { position: 'top-center' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dialogTester } from '../testing/index.ts';
import { Sheet, type SheetProps } from './index.ts';

const WithTrigger = (props: SheetProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Sheet
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
};

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: {
    title: 'Privacy notice',
    isOpen: false,
    onClose: fn(),
    children: 'Your name, your phone number and the sessions you join. Nothing is sold.',
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const sheet = dialogTester('Privacy notice');
  await waitFor(() => expect(sheet.isOpen()).toBe(true));
  return sheet;
};

/** Named by its heading, closed by its button and by Escape; focus returns. */
export const Default: Story = {
  tags: ['Sheet 7'],
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await within(sheet.element()).findByRole('heading', { name: 'Privacy notice' });
    await sheet.close();
    await waitFor(() => expect(sheet.isOpen()).toBe(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await open(canvas);
    await waitFor(() => expect(sheet.element()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet.isOpen()).toBe(false));
  },
};

const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;

/** Opens, takes focus and closes in a browser without scrollend events. */
export const WithoutScrollEnd: Story = {
  name: 'In an old browser',
  tags: ['trap 11'],
  play: async ({ canvas }) => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, true);
    const button = canvas.getByRole('button', { name: 'Open' });
    const sheet = await open(canvas);
    await waitFor(() => expect(sheet.element()).toHaveFocus());
    await expect(isInert(button)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet.isOpen()).toBe(false));
    await expect(isInert(button)).toBe(false);
    window.removeEventListener('scrollend', stop, true);
  },
};

const getPosition = (sheet: ReturnType<typeof dialogTester>) =>
  (sheet.element().parentElement as HTMLElement).getBoundingClientRect();

/** At the bottom of a phone, with its full width. */
export const OnPhones: Story = {
  name: 'On a phone',
  tags: ['Sheet 7'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    // The opening transition moves it up.
    await waitFor(() => expect(getPosition(sheet).bottom).toBeCloseTo(innerHeight, 1));
    await expect(getPosition(sheet).width).toBeCloseTo(innerWidth, 1);
  },
};

/** In the middle of a wide screen. */
export const OnWideScreens: Story = {
  name: 'On a wide screen',
  tags: ['Sheet 7'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await waitFor(() =>
      expect(getPosition(sheet).top).toBeCloseTo(innerHeight - getPosition(sheet).bottom, 0),
    );
    await expect(getPosition(sheet).left).toBeCloseTo(innerWidth - getPosition(sheet).right, 0);
    await expect(getPosition(sheet).width).toBeLessThan(innerWidth / 2);
  },
};

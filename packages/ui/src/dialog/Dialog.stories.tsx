import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps } from './index.ts';
import { dialogTester } from './Dialog.testing.ts';

const WithTrigger = (props: DialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
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
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    title: 'What we keep',
    isOpen: false,
    onClose: fn(),
    children: 'Your name, your phone number and the sessions you join. Nothing is sold.',
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas, title = 'What we keep') => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = dialogTester(title);
  await waitFor(() => expect(dialog.isOpen()).toBe(true));
  return dialog;
};

const isClosed = (dialog: ReturnType<typeof dialogTester>) =>
  waitFor(() => expect(dialog.isOpen()).toBe(false));

/** Named by its heading, read from the top, closed by its button; focus returns. */
export const Default: Story = {
  tags: ['Dialog 7'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await expect(within(dialog.element()).getByRole('heading', { level: 2 })).toHaveTextContent(
      'What we keep',
    );
    await waitFor(() => expect(dialog.element()).toHaveFocus());
    await userEvent.click(within(dialog.element()).getByRole('button', { name: 'Close' }));
    await isClosed(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** Focus begins on the first field, and Tab stays inside. */
export const FirstField: Story = {
  name: 'With a field',
  tags: ['Dialog 7'],
  args: {
    title: 'Your name',
    children: (
      <>
        <p>
          As in your <a href="#papers">papers</a>.
        </p>
        <TextField label="First name" value="Meera" />
      </>
    ),
    actions: <Button>Save</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Your name');
    const inside = within(dialog.element());
    await waitFor(() => expect(inside.getByLabelText('First name')).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Save' })).toHaveFocus();
    await dialog.close();
  },
};

/** Escape closes it. */
export const Escape: Story = {
  tags: ['Dialog 7'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.element()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
  },
};

/** The page behind it is inert, and becomes usable again. */
export const Inert: Story = {
  name: 'Page behind is inert',
  tags: ['Dialog 7'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    const dialog = await open(canvas);
    await expect(button.closest('[inert]')).not.toBeNull();
    await dialog.close();
    await isClosed(dialog);
    await expect(button.closest('[inert]')).toBeNull();
  },
};

/** Longer than the screen, with a bar fixed over it. */
const LongPage = (props: DialogProps) => (
  <>
    <div data-testid="bar" style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: 40 }} />
    <div style={{ blockSize: 3000, paddingBlockStart: 200 }}>
      <WithTrigger {...props} />
    </div>
  </>
);

/** Meanwhile the page does not scroll and its layout does not shift. */
export const ScrollLock: Story = {
  name: 'Page behind stands still',
  tags: ['Dialog 7'],
  render: (args) => <LongPage {...args} />,
  play: async ({ canvas }) => {
    const page = document.documentElement;
    // As with a scroll bar that takes up space, which not every browser has: a page narrower than its window.
    Object.defineProperty(page, 'clientWidth', { configurable: true, get: () => innerWidth - 15 });
    const elements = [canvas.getByTestId('bar'), canvas.getByRole('button', { name: 'Open' })];
    const positions = () => elements.map((element) => element.getBoundingClientRect().top);
    scrollTo(0, 10);
    await waitFor(() => expect(scrollY).toBe(10));
    const before = positions();
    const dialog = await open(canvas);
    const { overflow, scrollbarGutter } = getComputedStyle(page);
    await expect({ overflow, scrollbarGutter }).toEqual({ overflow: 'hidden', scrollbarGutter: 'stable' });
    await expect(positions()).toEqual(before);
    await dialog.close();
    await isClosed(dialog);
    await expect(getComputedStyle(page).overflow).toBe('visible');
    await expect(getComputedStyle(page).scrollbarGutter).toBe('auto');
    await expect(positions()).toEqual(before);
    Reflect.deleteProperty(page, 'clientWidth');
  },
};

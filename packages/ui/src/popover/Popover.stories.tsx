import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Popover } from './Popover.tsx';
import { popoverTester } from './Popover.testing.ts';

const LABEL = 'Why do we ask?';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    label: LABEL,
    onOpenChange: fn(),
    children: (
      <>
        Sessions are planned by the week of the pregnancy. <a href="#privacy">How it is stored</a>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The panel takes the focus, Tab goes on in it, and Escape gives the focus back. */
export const Keyboard: Story = {
  name: 'By keyboard',
  tags: ['Popover 12'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: LABEL });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: LABEL })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** A press outside, a second press of the button, and Close all close it. */
export const LightDismiss: Story = {
  name: 'Closing it',
  tags: ['Popover 12'],
  play: async ({ canvas, canvasElement }) => {
    const popover = popoverTester(LABEL, canvas);
    const button = popover.element();
    for (const getTarget of [
      () => canvasElement.ownerDocument.documentElement,
      () => button,
      () => canvas.getByRole('button', { name: 'Close' }),
    ]) {
      await popover.toggle();
      await waitFor(() => expect(popover.panel()).toHaveFocus());
      await userEvent.click(getTarget());
      await waitFor(() => expect(popover.isOpen()).toBe(false));
      await expect(button).toHaveFocus();
    }
  },
};

/** Focus that moves elsewhere closes it and stays where it is. */
export const FocusLeaves: Story = {
  name: 'Focus moves on',
  tags: ['Popover 12'],
  render: (args) => (
    <>
      <Popover {...args} /> <a href="#after">After</a>
    </>
  ),
  play: async ({ canvas }) => {
    await popoverTester(LABEL, canvas).toggle();
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    canvas.getByRole('link', { name: 'After' }).focus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
  },
};

/** Back closes it instead of leaving the page. */
export const Back: Story = {
  tags: ['Popover 12'],
  play: async ({ canvas }) => {
    await popoverTester(LABEL, canvas).toggle();
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: LABEL })).toHaveFocus();
  },
};

/** The content can close it, after a choice in it. */
export const ClosedByItsContent: Story = {
  name: 'Closed by its content',
  args: {
    children: (close) => (
      <button onClick={close} type="button">
        Apply
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await popoverTester(LABEL, canvas).toggle();
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Share2Icon } from '../icons/index.ts';
import { Tooltip } from './Tooltip.tsx';
import { tooltipTester } from './Tooltip.testing.ts';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: {
    text: 'Share',
    children: (
      <IconButton label="Share">
        <Share2Icon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard's focus opens it at once, Escape closes it and nothing else, and it does not repeat the name. */
export const NameOfAnIcon: Story = {
  name: 'Name of an icon',
  tags: ['Tooltip 12'],
  play: async ({ canvas }) => {
    const tooltip = tooltipTester('Share', canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
    await waitFor(() => expect(tooltip.isOpen()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(tooltip.isOpen()).toBe(false);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A pointer opens it after a moment, can move onto its text, and closes it by leaving. */
export const Hover: Story = {
  tags: ['Tooltip 12'],
  args: { text: 'Sends the link of this page', children: <Button>Share</Button> },
  play: async ({ canvas }) => {
    const tooltip = tooltipTester('Sends the link of this page', canvas);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Sends the link of this page');
    await tooltip.hover();
    await expect(tooltip.isOpen()).toBe(false);
    await waitFor(() => expect(tooltip.isOpen()).toBe(true));
    await userEvent.hover(tooltip.element());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tooltip.isOpen()).toBe(true);
    const { top, left, right } = tooltip.element().getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await userEvent.unhover(tooltip.element());
    await waitFor(() => expect(tooltip.isOpen()).toBe(false));
  },
};

/** A finger presses the control and sees no tooltip. */
export const Touch: Story = {
  tags: ['Tooltip 12'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(tooltipTester('Share', canvas).isOpen()).toBe(false);
  },
};

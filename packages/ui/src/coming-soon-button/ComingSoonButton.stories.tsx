import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayIcon } from '../icons/index.ts';
import { ComingSoonButton } from './ComingSoonButton.tsx';
import { comingSoonButtonTester } from './ComingSoonButton.testing.ts';

const meta = {
  title: 'Controls/ComingSoonButton',
  component: ComingSoonButton,
  tags: ['!autodocs'],
  args: { children: 'Watch Demo', icon: <PlayIcon /> },
} satisfies Meta<typeof ComingSoonButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A real button that states that its action is not available yet. */
export const Default: Story = {
  tags: ['T-19'],
  play: async ({ canvas, canvasElement }) => {
    const button = comingSoonButtonTester('Watch Demo', within(canvasElement));
    const url = window.location.href;
    await button.press();
    await expect(button.element()).toHaveFocus();
    await expect(window.location.href).toBe(url);
    await expect(canvas.getByText('Coming soon')).toBeVisible();
    await expect(button.hint()).toBe('Coming soon');
    await expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const InASentence: Story = {
  args: { children: 'Contact our sales team', icon: null, variant: 'link' },
  render: (args) => (
    <p>
      Planning for a hospital or a company? <ComingSoonButton {...args} />
    </p>
  ),
};

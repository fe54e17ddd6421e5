import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './Tooltip.tsx';
import { tooltipTester } from './Tooltip.testing.ts';

const TEXT = 'Sends the link of this page to somebody, by the app that you choose';

const meta = {
  title: 'Feedback/Tooltip/States',
  component: Tooltip,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { text: TEXT, children: <Button>Share</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(tooltipTester(TEXT, canvas).isOpen()).toBe(true));
  },
};

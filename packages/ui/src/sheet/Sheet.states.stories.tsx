import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Sheet } from './index.ts';

const meta = {
  title: 'Feedback/Sheet/States',
  component: Sheet,
  tags: ['!autodocs'],
  args: {
    title: 'What we keep',
    isOpen: true,
    onClose: () => {},
    children: 'Your name, your phone number and the sessions you join. Nothing is sold.',
  },
  parameters: { chromatic: { disableSnapshot: false }, layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithActions: Story = {
  args: {
    title: 'May we count visits?',
    actions: (
      <>
        <Button variant="outline">No, thank you</Button>
        <Button>Yes</Button>
      </>
    ),
  },
};

export const LongerThanTheScreen: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Sessions are led by people who know their subject. They replace no doctor.</p>
    )),
  },
};

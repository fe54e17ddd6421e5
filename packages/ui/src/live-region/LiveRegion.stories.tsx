import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './index.ts';

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  tags: ['!autodocs'],
  args: { message: '12 more sessions loaded' },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.message);
  },
};

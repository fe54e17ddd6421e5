import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './index.ts';

const meta = {
  title: 'Parts/Money',
  component: Money,
  tags: ['!autodocs'],
  args: { amount: 100_000 },
  argTypes: {
    originalAmount: { control: 'number' },
    format: { control: false },
    messages: { control: false },
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rupees: Story = {};

export const Reduced: Story = {
  args: { amount: 1999, originalAmount: 2999 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('was ₹2,999, now ₹1,999')).toBeInTheDocument();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('₹2,999');
  },
};

export const InALine: Story = {
  render: (args) => (
    <p>
      You paid <Money {...args} /> in all.
    </p>
  ),
};

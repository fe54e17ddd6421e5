import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './index.ts';

const meta = {
  title: 'Parts/Card',
  component: Card,
  tags: ['!autodocs'],
  args: { children: 'What belongs together.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Roomy: Story = { args: { padding: 'roomy' } };
export const NoPadding: Story = { args: { padding: 'none' } };

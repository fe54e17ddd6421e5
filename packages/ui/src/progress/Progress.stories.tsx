import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  tags: ['!autodocs'],
  args: { label: 'Uploading your report', value: 0.4 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A share that is known is announced as a percentage. */
export const Default: Story = {
  tags: ['Progress 10'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your report' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(bar).toHaveAttribute('value', '0.4');
  },
};

/** A value in words replaces the percentage for everyone. */
export const InWords: Story = {
  tags: ['Progress 10'],
  args: { value: 2, maxValue: 5, valueText: '2 of 5 photos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 photos');
    await expect(canvas.getByText('2 of 5 photos')).toBeVisible();
  },
};

/** Without a value it states that work is going on, and not how much is done. */
export const Indeterminate: Story = {
  tags: ['Progress 10'],
  args: { value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

/** It fills from the side on which a line of text begins. */
export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ur-IN' } };

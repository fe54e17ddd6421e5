import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '.75rem', maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shapes of loading content, static and hidden from assistive technology. */
export const Shapes: Story = {
  tags: ['Skeleton 6'],
  render: () => (
    <>
      <Skeleton shape="picture" />
      <Skeleton shape="badge" width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="medium" />
      <Skeleton shape="button" />
      <Skeleton shape="card" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[aria-hidden="true"]')];
    await expect(boxes).toHaveLength(7);
    for (const box of boxes) {
      await expect(getComputedStyle(box).animationName).toBe('none');
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(10);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Shapes: Story = {
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
};

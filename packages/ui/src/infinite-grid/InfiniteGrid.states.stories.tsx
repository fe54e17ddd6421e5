import type { Meta, StoryObj } from '@storybook/react-vite';
import { programs } from '../badge/index.ts';
import { SessionCard, SessionCardSkeleton } from '../session-card/index.ts';
import { InfiniteGrid } from './index.ts';

const sessions = [...programs].map((program, place) => ({ slug: `session-${place}`, program }));

const meta = {
  title: 'Parts/InfiniteGrid/States',
  component: InfiniteGrid<(typeof sessions)[number]>,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: {
    items: sessions.slice(0, 3),
    getKey: ({ slug }) => slug,
    children: ({ slug, program }) => (
      <SessionCard
        durationMinutes={45}
        href={`#/session/${slug}`}
        instructor="Dr Kavita Rao"
        program={program}
        scheduledAt="2026-11-28T07:00:00+05:30"
        title="Gentle prenatal yoga for the second trimester"
      />
    ),
    label: 'Sessions',
    hasMore: true,
    isLoading: false,
    onLoadMore: () => {},
    maxAutoPages: 0,
    skeleton: <SessionCardSkeleton />,
  },
} satisfies Meta<typeof InfiniteGrid<(typeof sessions)[number]>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MoreToLoad: Story = {};
export const Loading: Story = { args: { isLoading: true, hasMore: false } };
export const Failed: Story = {
  args: {
    error: 'The sessions could not be loaded, because there is no connection. Check it and try again.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { programs } from '../badge/index.ts';
import { CalendarIcon, CircleCheckIcon, ClockIcon } from '../icons/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { LinkButton } from '../link/index.ts';
import { SessionCard, SessionCardSkeleton, SessionFacts } from './index.ts';
import { sampleSession } from './sample-session.ts';

const meta = {
  title: 'Parts/SessionCard/States',
  component: SessionCard,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: sampleSession,
} satisfies Meta<typeof SessionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const watch = (
  <LinkButton href="#watch" variant="tint" isFullWidth>
    Watch Free
  </LinkButton>
);

export const AllStates: Story = {
  render: (args) => (
    <StateGrid>
      {programs.map((program) => (
        <SessionCard key={program} {...args} href={`#${program}`} title={program} program={program} />
      ))}
      <SessionCard {...args} href="#none" title="No programme" program={undefined} scheduledAt={null} />
      <SessionCard {...args} href="#all" isEnrolled isFree isCompleted isLive title="Every badge" />
      <SessionCard {...args} href="#abroad" title="Seen from abroad" viewerTimeZone="America/New_York" />
      <SessionCard {...args} href="#recording" title="Recording" scheduledAt={undefined} action={watch} />
      <SessionCardSkeleton />
      <SessionCard {...args} href="#compact" compact />
      <SessionCard
        {...args}
        href="#compact-2"
        compact
        isEnrolled
        program="mental-health"
        title="Breathing through worry"
      />
      <SessionCardSkeleton compact />
      <SessionFacts
        facts={[
          { id: 'when', icon: <CalendarIcon />, term: 'When', value: 'Wed, 2 Dec, 6:00 PM' },
          { id: 'duration', icon: <ClockIcon />, term: 'Duration', value: '60 minutes' },
          { id: 'place', icon: <CircleCheckIcon />, term: 'Your place', value: 'Enrolled', tone: 'success' },
        ]}
      />
    </StateGrid>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { programs } from '../badge/index.ts';
import { LinkButton } from '../link/index.ts';
import { SessionCard, SessionCardSkeleton, SessionGrid } from './index.ts';
import { sampleSession } from './sample-session.ts';
import { sessionCardTester } from './SessionCard.testing.ts';

const FLAGS = ['isEnrolled', 'isFree', 'isCompleted', 'isLive', 'compact', 'imagePriority'];
const TEXTS = ['programLabel', 'imageUrl', 'scheduledAt', 'viewerTimeZone', 'instructor'];

const meta = {
  title: 'Parts/SessionCard',
  component: SessionCard,
  tags: ['!autodocs'],
  args: sampleSession,
  argTypes: {
    program: { control: 'select', options: programs },
    ...Object.fromEntries(FLAGS.map((flag) => [flag, { control: 'boolean' }])),
    ...Object.fromEntries(TEXTS.map((text) => [text, { control: 'text' }])),
    durationMinutes: { control: 'number' },
    action: { control: false },
    now: { control: false },
    messages: { control: false },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['isWide'] ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: '22rem' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof SessionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  name: 'SE-04: one stop for the keyboard, named by the title, over the whole card',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Gentle prenatal yoga for the second trimester' });
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const card = sessionCardTester(sampleSession.title, within(canvasElement)).element();
    const { left, top } = card.getBoundingClientRect();
    // A corner of the picture, far from the words of the link.
    await expect(card.ownerDocument.elementFromPoint(left + 30, top + 30)).toBe(link);
  },
};

export const Enrolled: Story = { args: { isEnrolled: true } };

export const Today: Story = {
  args: { now: new Date('2026-11-28T06:00:00+05:30'), isEnrolled: true, isLive: true },
  play: async ({ canvasElement }) => {
    await expect(sessionCardTester(sampleSession.title, within(canvasElement)).time()).toBe('Today, 7:00 AM');
  },
};

export const Completed: Story = { args: { isCompleted: true, isFree: true } };

export const TimeUnknown: Story = { args: { scheduledAt: null } };

export const FromAbroad: Story = { args: { viewerTimeZone: 'America/New_York' } };

export const LongTitle: Story = {
  name: 'SessionCard 5: two lines are shown, the whole name stays in the document',
  args: {
    title: 'Gentle prenatal yoga for the second trimester with breathing, rest and a long talk after it',
  },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { name: args.title });
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(lineHeight * 2.2);
  },
};

const watch = fn();

export const Recording: Story = {
  name: 'SessionCard 2: its own action is a second stop, above the card’s link',
  args: {
    scheduledAt: undefined,
    instructor: null,
    action: (
      <LinkButton
        href="#/session/gentle-yoga"
        variant="tint"
        isFullWidth
        aria-label={`Watch Free: ${sampleSession.title}`}
        onClick={(event) => {
          event.preventDefault();
          watch();
        }}
      >
        Watch Free
      </LinkButton>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const action = canvas.getByRole('link', { name: /^Watch Free/ });
    const { left, top, width, height } = action.getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(action.contains(hit)).toBe(true);
    await userEvent.click(action);
    await expect(watch).toHaveBeenCalled();
    await expect(canvas.queryByText(/2026|announced/)).toBeNull();
  },
};

export const BrokenPhoto: Story = {
  name: 'SE-13: a photo that does not load gives way to the programme’s drawing',
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const drawing = await waitFor(() => {
      const found = canvasElement.querySelector('span[data-program="exercise"]');
      if (!found) throw new Error('The photo that cannot be shown is still there.');
      return found;
    });
    await expect(getComputedStyle(drawing).backgroundImage).toMatch(/session-exercise.*\.svg/);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Compact: Story = { args: { compact: true } };

export const Loading: Story = {
  name: 'SessionCard 6: a skeleton is as high as the card it stands for',
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 22rem)' }}>
      <SessionCard {...args} />
      <SessionCardSkeleton />
      <SessionCard {...args} compact title="Breathing" />
      <SessionCardSkeleton compact />
    </div>
  ),
  parameters: { isWide: true },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('article')?.parentElement;
    const [card = 0, skeleton = 1, compact = 0, compactSkeleton = 1] = [...(grid?.children ?? [])].map(
      (child) => child.getBoundingClientRect().height,
    );
    await expect(Math.abs(card - skeleton)).toBeLessThan(2);
    await expect(Math.abs(compact - compactSkeleton)).toBeLessThan(2);
  },
};

export const Grid: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <SessionGrid skeletons={1} label="Sessions">
      <SessionCard {...args} isEnrolled />
      <SessionCard {...args} href="#/b" program="nutrition" title="Iron-rich meals on an everyday thali" />
      <SessionCard {...args} href="#/c" program="mental-health" title="Breathing through worry" />
      <SessionCard {...args} href="#/d" program="education" title="Preparing for labour: what to expect" />
    </SessionGrid>
  ),
};

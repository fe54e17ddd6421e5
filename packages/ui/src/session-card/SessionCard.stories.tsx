import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { programs } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link/index.ts';
import { SessionCard, SessionCardSkeleton, SessionGrid } from './index.ts';
import { sampleSession } from './sample-session.ts';
import { sessionCardTester } from './SessionCard.testing.ts';

const FLAGS = ['isEnrolled', 'isFree', 'isCompleted', 'isLive', 'compact'];
const TEXTS = ['imageUrl', 'scheduledAt', 'timeZone', 'viewerTimeZone', 'instructor'];

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

/** One tab stop, named by the title, over the whole card. */
export const Upcoming: Story = {
  tags: ['SE-04'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Gentle prenatal yoga for the second trimester' });
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const card = sessionCardTester(sampleSession.title, within(canvasElement)).element();
    const { left, top } = card.getBoundingClientRect();
    // A corner of the picture, far from the text of the link.
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

/** Two lines are shown, the whole title stays in the document. */
export const LongTitle: Story = {
  name: 'Long title',
  tags: ['SessionCard 5'],
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

/** Its own action is a second tab stop, above the card’s link. */
export const WithAction: Story = {
  name: 'With an action',
  tags: ['SessionCard 2'],
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

/** A photo that fails to load is replaced by the programme’s drawing. */
export const BrokenPhoto: Story = {
  name: 'Broken photo',
  tags: ['SE-13'],
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const drawing = await waitFor(() => {
      const programDrawing = canvasElement.querySelector('span[data-program="exercise"]');
      if (!programDrawing) throw new Error('The photo that cannot be shown is still there.');
      return programDrawing;
    });
    await expect(getComputedStyle(drawing).backgroundImage).toMatch(/session-exercise.*\.svg/);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** At 200 % text the card grows, and nothing in it is cut off. */
export const EnlargedText: Story = {
  name: 'Text at 200 %',
  tags: ['SessionCard 5'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  args: { isEnrolled: true },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const title = canvas.getByRole('heading');
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    const card = canvasElement.querySelector('article');
    for (const element of card?.querySelectorAll<HTMLElement>('h3, time, span') ?? []) {
      const { right, bottom } = element.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(card?.getBoundingClientRect().right ?? 0);
      await expect(bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().bottom ?? 0);
    }
  },
};

const Enrolling = () => {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      aria-label={`${isPending ? 'Enrolling…' : 'Enroll Now'}: ${sampleSession.title}`}
      isFullWidth
      isPending={isPending}
      pendingLabel="Enrolling…"
      onPress={() => setPending(true)}
    >
      Enroll Now
    </Button>
  );
};

/** A pending button retains its width and its focus. */
export const Pending: Story = {
  name: 'Pending action',
  tags: ['SessionCard 7'],
  args: { action: <Enrolling /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Enroll Now: ${sampleSession.title}` });
    const { width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(`Enrolling…: ${sampleSession.title}`);
    await expect(button).toHaveFocus();
    const waiting = button.getBoundingClientRect();
    await expect([waiting.width, waiting.height]).toEqual([width, height]);
  },
};

export const Compact: Story = { args: { compact: true } };
/** An enrolment is marked on the compact form too. */
export const CompactWithAPlace: Story = {
  name: 'Compact, enrolled',
  tags: ['SessionCard 1'],
  args: { compact: true, isEnrolled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enrolled')).toBeVisible();
  },
};

/** A skeleton is as high as the card that it represents. */
export const Loading: Story = {
  tags: ['SessionCard 6'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 22rem)' }}>
      <SessionCard {...args} />
      <SessionCardSkeleton />
      <SessionCard {...args} compact title="Gentle yoga" />
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

/** Cards far outside the viewport cost no layout, the page's height does not change, focus rings are not clipped. */
export const LongList: Story = {
  name: 'Long list',
  tags: ['SE-05'],
  parameters: { isWide: true },
  globals: { viewport: { value: 'w360', isRotated: false } },
  render: (args) => (
    <SessionGrid label="Sessions">
      {Array.from({ length: 60 }, (_, index) => (
        <SessionCard
          key={index}
          {...args}
          href={`#/${index}`}
          title={`Gentle prenatal yoga, part ${index}`}
        />
      ))}
    </SessionGrid>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    const cards = [...canvasElement.querySelectorAll('article')];
    const isLaidOut = (card: Element | undefined) => card?.checkVisibility({ contentVisibilityAuto: true });
    const last = cards.at(-1);
    await waitFor(() => expect(isLaidOut(last)).toBe(false));
    await expect(isLaidOut(cards[0])).toBe(true);
    const height = page.scrollHeight;
    last?.scrollIntoView();
    await waitFor(() => expect(isLaidOut(last)).toBe(true));
    await expect(Math.abs(page.scrollHeight - height) / height).toBeLessThan(0.05);
    const item = last?.closest('li');
    await expect(item && getComputedStyle(item).overflowClipMargin).toBe('32px');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { programs } from '../badge/index.ts';
import { SessionCard, SessionRows } from './index.ts';
import { sampleSession } from './sample-session.ts';

const row = { ...sampleSession, title: 'Gentle yoga', compact: true, timeParts: 'time' } as const;

const meta = {
  title: 'Parts/SessionCard/Rows',
  component: SessionRows,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  render: (args) => (
    <SessionRows {...args}>
      <SessionCard {...sampleSession} timeParts="time" />
      {programs.map((program) => (
        <SessionCard key={program} {...row} href={`#/${program}`} program={program} />
      ))}
      <SessionCard {...row} href="#/all" isEnrolled isFree scheduledAt={null} />
    </SessionRows>
  ),
} satisfies Meta<typeof SessionRows>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first session as a card, the others as rows, and a row of it that is loading. */
export const OneDay: Story = {
  name: 'One day',
  tags: ['SE-12', 'SessionCard 6'],
  args: { skeletons: 1 },
  play: async ({ canvas, canvasElement }) => {
    const [, first, ...others] = canvas.getAllByRole('article');
    const getHeight = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
    await expect(getHeight(first)).toBe(84);
    await expect(getHeight(canvasElement.querySelector('li[aria-hidden] > div'))).toBe(84);
    const colors = [first, ...others].slice(0, programs.length).map((session) => {
      const badge = session?.querySelector('span:has(> svg)');
      return badge && getComputedStyle(badge).backgroundColor;
    });
    await expect(new Set(colors).size).toBe(programs.length);
  },
};

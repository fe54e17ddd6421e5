import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { InfoIcon } from '../icons/index.ts';
import { Badge, PaymentBadge, ProgramBadge, programs, SessionBadge } from './index.ts';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { tone: 'info', icon: <InfoIcon size="1rem" />, children: 'Sample data' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem' }}>{children}</div>
);

export const Free: Story = { name: 'Of your own words' };

/** Five programmes, five colours, always with an icon and a label. */
export const Programs: Story = {
  name: 'The five programmes',
  tags: ['SE-11', 'SE-12', 'Badge 8'],
  render: () => (
    <Row>
      {programs.map((program) => (
        <ProgramBadge key={program} program={program} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const badges = [...(canvasElement.querySelector('div > div')?.querySelectorAll('span') ?? [])];
    await expect(badges.map((badge) => badge.textContent)).toEqual([
      'Wellness',
      'Nutrition',
      'Exercise',
      'Mental Health',
      'Education',
    ]);
    await expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(5);
    for (const badge of badges) {
      await expect(badge.querySelector('svg')).toBeVisible();
      await expect(badge.getBoundingClientRect().height).toBeCloseTo(28, 0);
    }
  },
};

/** The states of a session, in the product's texts. */
export const Sessions: Story = {
  tags: ['SD-14', 'SD-15', 'Badge 8'],
  render: () => (
    <Row>
      <SessionBadge state="free" />
      <SessionBadge state="completed" />
      <SessionBadge state="live" />
      <SessionBadge state="enrolled" />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const text of ['FREE SESSION', 'COMPLETED', 'Live Now', 'Enrolled'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** The result of a payment, always as an icon and a label. */
export const Payments: Story = {
  tags: ['Badge 8'],
  render: () => (
    <Row>
      <PaymentBadge state="success" />
      <PaymentBadge state="failed" />
      <PaymentBadge state="pending" />
      <PaymentBadge state="unknown" />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Success', 'Failed', 'Pending', 'Unknown'])
      await expect(canvas.getByText(label).querySelector('svg')).toBeVisible();
  },
};

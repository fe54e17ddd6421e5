import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timestamp } from './index.ts';

const meta = {
  title: 'Parts/Timestamp',
  component: Timestamp,
  tags: ['!autodocs'],
  args: { at: '2026-11-28T07:00:00+05:30' },
  argTypes: {
    show: { control: 'select', options: ['date-time', 'date', 'time', 'starts-in'] },
    timeZone: { control: 'text' },
    now: { control: false },
    messages: { control: false },
  },
} satisfies Meta<typeof Timestamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DayAndClock: Story = {};

export const Tomorrow: Story = { args: { now: new Date('2026-11-27T12:00:00+05:30') } };

export const StartsIn: Story = {
  args: { show: 'starts-in', now: new Date('2026-11-28T06:40:00+05:30') },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { WeekCard } from './index.ts';

const meta = {
  title: 'Parts/WeekCard',
  component: WeekCard,
  tags: ['!autodocs'],
  args: { week: 24, lines: ['Second trimester', '16 weeks to go'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '41rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeekCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The week as text and as a drawing with a text alternative. */
export const Week24: Story = {
  name: 'Week 24',
  tags: ['DB-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Week 24 of 40' })).toBeVisible();
  },
};

export const WithMoreToOpen: Story = { args: { action: <Button variant="accent">See this week</Button> } };
export const FirstWeek: Story = { args: { week: 1, lines: ['First trimester'] } };
export const NotBegun: Story = { args: { week: 0, lines: [] } };
export const Full: Story = { args: { week: 40, lines: ['Any day now'] } };
export const Beyond: Story = { args: { week: 42, lines: [] } };

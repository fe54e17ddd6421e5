import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Tabs } from './index.ts';

const meta = {
  title: 'Navigation/Tabs/States',
  component: Tabs,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: {
    label: 'Sessions',
    items: [
      { id: 'upcoming', label: 'Upcoming' },
      { id: 'completed', label: 'Completed (12)' },
    ],
    selectedId: 'upcoming',
    onSelect: fn(),
    children: <p>New sessions are added every week.</p>,
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { selectedId: 'completed' } };
export const Focused: Story = { play: async () => userEvent.tab() };

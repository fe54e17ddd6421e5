import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs, type TabsProps } from './index.ts';
import { tabsTester } from './Tabs.testing.ts';

const WithState = (args: TabsProps<string>) => {
  const [selectedId, setSelectedId] = useState(args.selectedId);
  return (
    <Tabs
      {...args}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        args.onSelect(id);
      }}
    >
      <p>These are the {selectedId} sessions.</p>
    </Tabs>
  );
};

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: 'Sessions',
    items: [
      { id: 'upcoming', label: 'Upcoming' },
      { id: 'completed', label: 'Completed' },
    ],
    selectedId: 'upcoming',
    onSelect: fn(),
    children: null,
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Tabs 1: arrows choose, Home and End jump, Tab goes on to the panel',
  play: async ({ canvas, canvasElement, args }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await expect(tabs.labels()).toEqual(['Upcoming', 'Completed']);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Upcoming' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.selected()).toBe('Completed');
    await expect(args.onSelect).toHaveBeenLastCalledWith('completed');
    await expect(tabs.panel()).toHaveTextContent('These are the completed sessions.');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.keyboard('{Home}');
    await expect(tabs.selected()).toBe('Upcoming');
    await userEvent.keyboard('{End}');
    await expect(tabs.selected()).toBe('Completed');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Completed' })).toHaveFocus();
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await tabs.select('Completed');
    await expect(tabs.selected()).toBe('Completed');
    await expect(tabs.element().querySelector('[role="tab"]')?.getBoundingClientRect().height).toBe(48);
  },
};

export const Owned: Story = {
  name: 'Tabs 1: the caller decides what is selected',
  args: { children: 'Nothing changes until the address does.' },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvasElement, args }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await tabs.select('Completed');
    await expect(args.onSelect).toHaveBeenCalledWith('completed');
    await expect(tabs.selected()).toBe('Upcoming');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** Arrows select, Home and End jump, Tab moves on to the panel. */
export const Keyboard: Story = {
  name: 'By keyboard',
  tags: ['Tabs 1'],
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

/** A press selects, on at least 44 px. */
export const Pointer: Story = {
  name: 'By mouse or finger',
  tags: ['Tabs 1'],
  play: async ({ canvas, canvasElement }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await tabs.select('Completed');
    await expect(tabs.selected()).toBe('Completed');
    for (const tab of canvas.getAllByRole('tab')) {
      const { width, height } = tab.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Each tab has a panel that is named by it. */
export const Announced: Story = {
  name: 'Panel with its name',
  tags: ['Tabs 1'],
  play: async ({ canvas, canvasElement }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    for (const name of ['Completed', 'Upcoming']) {
      await tabs.select(name);
      const panel = await canvas.findByRole('tabpanel', { name });
      await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-controls', panel.id);
      // It is focusable because it has no focusable content.
      await expect(panel).toHaveAttribute('tabindex', '0');
    }
  },
};

const fetchList = fn();

/** A panel that loads its list as soon as it is mounted. */
const List = ({ of }: { of: string }) => {
  useEffect(() => {
    fetchList(of);
  }, [of]);
  return <p>These are the {of} sessions.</p>;
};

const WithLists = (args: TabsProps<string>) => {
  const [selectedId, setSelectedId] = useState(args.selectedId);
  return (
    <Tabs {...args} onSelect={setSelectedId} selectedId={selectedId}>
      <List key={selectedId} of={selectedId} />
    </Tabs>
  );
};

/** A panel that is not selected is not mounted and loads nothing. */
export const NotFetched: Story = {
  name: 'Only the chosen panel',
  tags: ['Tabs 1'],
  render: (args) => <WithLists {...args} />,
  play: async ({ canvas, canvasElement }) => {
    // The first list is loaded once the page has been painted.
    await waitFor(() => expect(fetchList).toHaveBeenCalledWith('upcoming'));
    fetchList.mockClear();
    const tabs = tabsTester('Sessions', within(canvasElement));
    await expect(canvas.queryByText('These are the completed sessions.')).toBeNull();
    await expect(fetchList).not.toHaveBeenCalledWith('completed');
    await tabs.select('Completed');
    await waitFor(() => expect(fetchList).toHaveBeenCalledOnce());
    await expect(fetchList).toHaveBeenCalledWith('completed');
    await expect(canvas.queryByText('These are the upcoming sessions.')).toBeNull();
  },
};

const subscribeToUrl = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/** As on a page whose selected tab is in its URL. */
const TabInUrl = (args: TabsProps<string>) => {
  const search = useSyncExternalStore(subscribeToUrl, () => location.search);
  const selectedId = new URLSearchParams(search).get('tab') ?? 'upcoming';
  return (
    <Tabs
      {...args}
      onSelect={(id) => {
        const url = new URL(location.href);
        url.searchParams.set('tab', id);
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }}
      selectedId={selectedId}
    >
      <p>These are the {selectedId} sessions.</p>
    </Tabs>
  );
};

/** The URL selects, and Back returns to the previous tab. */
export const Address: Story = {
  name: 'Chosen by the address',
  tags: ['Tabs 1'],
  render: (args) => <TabInUrl {...args} />,
  play: async ({ canvasElement }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await expect(tabs.selected()).toBe('Upcoming');
    await tabs.select('Completed');
    await expect(location.search).toContain('tab=completed');
    await waitFor(() => expect(tabs.selected()).toBe('Completed'));
    history.back();
    await waitFor(() => expect(tabs.selected()).toBe('Upcoming'));
    await expect(tabs.panel()).toHaveTextContent('These are the upcoming sessions.');
  },
};

/** The caller decides which tab is selected. */
export const Owned: Story = {
  name: 'Chosen by the app',
  tags: ['Tabs 1'],
  args: { children: 'Nothing changes until the address does.' },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvasElement, args }) => {
    const tabs = tabsTester('Sessions', within(canvasElement));
    await tabs.select('Completed');
    await expect(args.onSelect).toHaveBeenCalledWith('completed');
    await expect(tabs.selected()).toBe('Upcoming');
  },
};

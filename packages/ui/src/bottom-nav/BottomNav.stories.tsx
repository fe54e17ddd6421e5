import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CalendarHeartIcon, GiftIcon, HouseIcon, UserIcon } from '../icons/index.ts';
import { getStyleGroups } from '../internal/stories/style-groups.ts';
import { BottomNav } from './index.ts';
import { bottomNavTester } from './BottomNav.testing.ts';

const meta = {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: {
    currentHref: '#dashboard',
    items: [
      { href: '#dashboard', label: 'Home', icon: <HouseIcon /> },
      { href: '#sessions', label: 'Sessions', icon: <CalendarHeartIcon /> },
      { href: '#free-access', label: 'Free Access', icon: <GiftIcon /> },
      { href: '#settings', label: 'Profile', icon: <UserIcon /> },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof BottomNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Named links within reach of the thumb, with the current one marked. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['DB-02', 'BottomNav 3'],
  render: (args) => (
    <>
      <main style={{ padding: '1rem' }}>
        <p style={{ minBlockSize: '60rem' }}>A page longer than the screen.</p>
        <p data-testid="end">Its last line.</p>
      </main>
      <BottomNav {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = bottomNavTester('Main', within(canvasElement));
    await expect(bar.labels()).toEqual(['Home', 'Sessions', 'Free Access', 'Profile']);
    await expect(bar.current()).toBe('Home');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sessions' })).toHaveFocus();

    // The bar is fixed over the page, but does not cover the page's end.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = canvas.getByTestId('end').getBoundingClientRect().bottom;
    await expect(end).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
  },
};

/** A badge has a text alternative. */
export const WithBadge: Story = {
  name: 'With a badge',
  tags: ['BottomNav 3'],
  args: {
    items: [
      { href: '#dashboard', label: 'Home', icon: <HouseIcon /> },
      {
        href: '#sessions',
        label: 'Sessions',
        icon: <CalendarHeartIcon />,
        badge: { count: 2, label: '2 new' },
      },
      { href: '#settings', label: 'Profile', icon: <UserIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sessions (2 new)' })).toBeVisible();
  },
};

/** The package's own declarations of an element's padding at the end, as written. */
const getDeclaredPadding = (element: Element): string[] =>
  getStyleGroups(element.ownerDocument)
    .flatMap((group) => [...group.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => element.matches(rule.selectorText))
    .map((rule) => rule.style.paddingBlockEnd);

/** The bar leaves room for the home indicator, and a token holds its height. */
export const SafeAreaInset: Story = {
  name: 'Clear of the home indicator',
  tags: ['BottomNav 3'],
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation');
    await expect(getDeclaredPadding(nav).join(' ')).toContain('env(safe-area-inset-bottom');
    const root = canvasElement.ownerDocument.documentElement;
    await expect(getComputedStyle(root).getPropertyValue('--janani-size-bottom-nav').trim()).toBe('4.75rem');
    const height = nav.querySelector('ul')?.getBoundingClientRect().height;
    await expect(height).toBe(76);
    // The page's padding at the end, and its scroll padding for focus.
    await expect(nav.parentElement?.getBoundingClientRect().height).toBe(height);
    await expect(getComputedStyle(root).scrollPaddingBlockEnd).toContain('76px');
  },
};

/** The bar is shown on phones only. */
export const OnADesktop: Story = {
  name: 'On a desktop',
  tags: ['DB-02'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvasElement.querySelector('nav')).not.toBeVisible();
  },
};

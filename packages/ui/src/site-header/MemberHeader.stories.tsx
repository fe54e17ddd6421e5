import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { MemberHeader, NotificationBell } from './index.ts';
import { memberLinks } from './sample-links.ts';

const meta = {
  title: 'Navigation/MemberHeader',
  component: MemberHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    links: memberLinks,
    currentHref: '#dashboard',
    homeHref: '#dashboard',
    notifications: <NotificationBell count={2} />,
    account: (
      <button
        type="button"
        aria-label="Account"
        style={{ display: 'grid', placeItems: 'center', inlineSize: 48, blockSize: 48 }}
      >
        <Avatar initials="AD" size="xs" />
      </button>
    ),
  },
  argTypes: { notifications: { control: false }, account: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: '12rem' }} />
      </>
    ),
  ],
} satisfies Meta<typeof MemberHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('img', { name: '2 new notifications' })).toBeVisible();
  },
};

/** On phones the links move from the header to the bottom navigation. */
export const Phone: Story = {
  name: 'On a phone',
  tags: ['DB-01'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Janani' })).toBeVisible();
  },
};

export const PhoneWithWayBack: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { back: { href: '#sessions', label: 'All sessions' }, phoneTitle: 'Session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All sessions' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Janani' })).toBeNull();
  },
};

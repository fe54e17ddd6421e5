import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeartIcon, GiftIcon, HouseIcon, UserIcon } from '../icons/index.ts';
import { BottomNav, type BottomNavItem } from './index.ts';

const four: BottomNavItem[] = [
  { href: '#dashboard', label: 'Home', icon: <HouseIcon /> },
  {
    href: '#sessions',
    label: 'Sessions',
    icon: <CalendarHeartIcon />,
    badge: { count: 2, label: '2 new' },
  },
  { href: '#free-access', label: 'Free Access', icon: <GiftIcon /> },
  { href: '#settings', label: 'Profile', icon: <UserIcon /> },
];

const meta = {
  title: 'Navigation/BottomNav/States',
  component: BottomNav,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false }, layout: 'fullscreen' },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { items: four },
} satisfies Meta<typeof BottomNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneCurrent: Story = {};
export const FirstCurrent: Story = { args: { currentHref: '#dashboard' } };
export const BadgeCurrent: Story = { args: { currentHref: '#sessions' } };
export const Three: Story = { args: { items: four.slice(0, 3), currentHref: '#free-access' } };

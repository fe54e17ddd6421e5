import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LogOutIcon, UserIcon } from '../icons/index.ts';
import { Menu } from './Menu.tsx';

const ignore = () => {};

const meta = {
  title: 'Navigation/Menu/States',
  component: Menu,
  args: {
    label: 'Account',
    trigger: <UserIcon />,
    items: [
      { id: 'profile', label: 'Profile', icon: <UserIcon />, onAction: ignore },
      { id: 'logout', label: 'Logout', icon: <LogOutIcon />, tone: 'danger', onAction: ignore },
    ],
  },
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
} satisfies Meta<typeof Menu>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu', undefined, { timeout: 5000 });
  },
};

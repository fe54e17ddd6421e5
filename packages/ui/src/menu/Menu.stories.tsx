import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogOutIcon, UserIcon } from '../icons/index.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Account',
    trigger: <UserIcon />,
    items: [
      { id: 'profile', label: 'Profile', icon: <UserIcon />, onAction: fn() },
      { id: 'logout', label: 'Logout', icon: <LogOutIcon />, tone: 'danger', onAction: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Keyboard: Story = {
  name: 'opens, moves, acts and gives focus back by keyboard',
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]?.onAction).toHaveBeenCalledOnce();
    await expect(args.items[0]?.onAction).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menuitem', { name: 'Profile' });
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('menu')).toBeNull();
  },
};

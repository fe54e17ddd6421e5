import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
    const hasFocus = (name: string) =>
      waitFor(() => expect(page.getByRole('menuitem', { name })).toHaveFocus(), { timeout: 5000 });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Profile');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Logout');
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]?.onAction).toHaveBeenCalledOnce();
    await expect(args.items[0]?.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Logout');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

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
  name: 'Menu: opens, moves, acts and gives focus back by keyboard',
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

export const MoreKeys: Story = {
  name: 'Menu: Arrow up opens at the last item, Home, End and letters jump, and the ends meet',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    for (const [key, name] of [
      ['{Home}', 'Profile'],
      ['{End}', 'Logout'],
      ['{ArrowDown}', 'Profile'],
      ['l', 'Logout'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(page.getByRole('menuitem', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

export const Pointer: Story = {
  name: 'Menu: a press acts once, on at least 44 px, and one beside it closes',
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    const item = await page.findByRole('menuitem', { name: 'Profile' });
    await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(item);
    await expect(args.items[0]?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await page.findByRole('menu', { name: 'Account' });
    await userEvent.click(canvasElement.ownerDocument.documentElement);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(args.items[1]?.onAction).not.toHaveBeenCalled();
  },
};

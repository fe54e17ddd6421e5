import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** Opens, moves focus, acts and restores focus by keyboard. */
export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Account' });
    const hasFocus = (name: string) =>
      waitFor(() => expect(page.getByRole('menuitem', { name })).toHaveFocus());
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

/** Arrow up opens at the last item; Home, End and letters jump; the ends wrap round. */
export const MoreKeys: Story = {
  name: 'Home, End and letters',
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

/** A press acts once, on at least 44 px, and one outside closes it. */
export const Pointer: Story = {
  name: 'By mouse or finger',
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

/** A bare click, as assistive technology sends it, opens at once and acts. */
export const BareClick: Story = {
  name: 'By assistive technology',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    button.click();
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    canvas.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(args.items[1]?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Arrow down opens at the first item and Arrow up at the last, without a wait. */
export const Arrows: Story = {
  name: 'Arrow keys',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  },
};

const ACCOUNT = ['Profile', 'Subscription', 'Payments', 'Log out'].map((label) => ({
  id: label,
  label,
  onAction: fn(),
}));

/** A letter moves to the next item that begins with it, several to the matching one; a space in them does not act. */
export const Letters: Story = {
  name: 'Letters jump',
  args: { items: ACCOUNT },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    for (const [keys, name] of [
      ['p', 'Payments'],
      ['p', 'Profile'],
      ['{Escape}{ArrowDown}sub', 'Subscription'],
      ['{Escape}{ArrowDown}log o', 'Log out'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('menuitem', { name })).toHaveFocus();
    }
    for (const { onAction } of args.items) await expect(onAction).not.toHaveBeenCalled();
  },
};

/** It is one tab stop; Tab closes it and moves on from its button. */
export const Tab: Story = {
  name: 'One Tab stop',
  render: (args) => (
    <>
      <a href="#before">Before</a>
      <Menu {...args} />
      <a href="#after">After</a>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    for (const [isBack, next] of [
      [false, 'After'],
      [true, 'Before'],
    ] as const) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
      // In two steps: a browser moves on from the element that has the focus after the key, user-event from the one
      // before it.
      await fireEvent.keyDown(canvas.getByRole('menuitem', { name: 'Profile' }), { key: 'Tab' });
      await expect(button).toHaveFocus();
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
      await userEvent.tab({ shift: isBack });
      await expect(canvas.getByRole('link', { name: next })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
  },
};

/** A press outside or a second one on its button closes it, and the focus is where the press put it. */
export const Leaving: Story = {
  name: 'Closing it',
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Another</button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    const another = canvas.getByRole('button', { name: 'Another' });
    for (const [pressed, next] of [
      [another, another],
      [button, button],
    ] as const) {
      await userEvent.click(button);
      await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
      await userEvent.click(pressed);
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(next).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  },
};

/** An action runs after the focus is back on the button, and may move it on. */
export const ActionMovesFocus: Story = {
  name: 'Action that moves focus',
  args: {
    items: [
      {
        id: 'profile',
        label: 'Profile',
        onAction: fn(() => document.querySelector<HTMLElement>('h2')?.focus()),
      },
    ],
  },
  render: (args) => (
    <>
      <Menu {...args} />
      <h2 tabIndex={-1}>Next page</h2>
    </>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(args.items[0]?.onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

/** It is fully within the window, above clipping and stacked elements, and the page does not scroll. */
export const InTightPlaces: Story = {
  name: 'In tight places',
  render: (args) => (
    <div style={{ blockSize: '200vh', paddingBlockStart: '120vh' }}>
      <div style={{ position: 'relative', zIndex: 0, overflow: 'hidden', contain: 'paint' }}>
        <Menu {...args} />
      </div>
      <div
        style={{ position: 'sticky', zIndex: 1, insetBlock: 0, blockSize: '4rem', background: 'Canvas' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    for (const block of ['start', 'end'] as const) {
      button.scrollIntoView({ block });
      const before = scrollY;
      button.click();
      const menu = await canvas.findByRole('menu');
      await expect(menu.dataset['side']).toBe(block === 'start' ? 'below' : 'above');
      const { top, bottom, left, right } = menu.getBoundingClientRect();
      await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      for (const item of canvas.getAllByRole('menuitem')) {
        const box = item.getBoundingClientRect();
        const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        await expect(item.contains(above)).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(scrollY).toBe(before);
    }
  },
};

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './index.ts';
import { menuTester } from './Menu.testing.ts';

const profile = vi.fn<() => void>();
const logOut = vi.fn<() => void>();
const items = [
  { id: 'profile', label: 'Profile', onAction: profile },
  { id: 'payments', label: 'Payments', onAction: () => {} },
  { id: 'out', label: 'Log out', onAction: logOut },
];

const show = (list = items) =>
  render(
    <>
      <a href="#before">Before</a>
      <Menu items={list} label="Account" trigger="AD" />
      <a href="#after">After</a>
      <p>Text</p>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Account' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const isOpen = () => screen.queryByRole('menu', { name: 'Account' }) !== null;
const focused = () => document.activeElement?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('Menu opens', () => {
  it('at once by a bare click, as assistive technology sends it, and sets aria-expanded', () => {
    show();
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    act(() => button().click());
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(focused()).toBe('Profile');
  });

  it.each([
    ['{Enter}', 'Profile'],
    [' ', 'Profile'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Log out'],
  ])('by the key "%s" with the focus on %s', async (key, name) => {
    show();
    button().focus();
    await userEvent.keyboard(key);
    expect(focused()).toBe(name);
    expect([profile, logOut].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('without items too, and closes again', async () => {
    show([]);
    await userEvent.click(button());
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    await userEvent.keyboard('{ArrowDown}a{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });
});

describe('an item of Menu', () => {
  it.each([
    ['a press', () => userEvent.click(item('Profile'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
    ['a bare click', async () => act(() => item('Profile').click())],
  ])('acts once by %s, with the focus on the button, and may move it on', async (_how, press) => {
    show();
    await userEvent.click(button());
    profile.mockImplementationOnce(() => {
      expect(document.activeElement).toBe(button());
      screen.getByText('After').focus();
    });
    await press();
    expect(profile).toHaveBeenCalledOnce();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  it('has the focus and data-focused while the mouse moves over it', async () => {
    show();
    await userEvent.click(button());
    await userEvent.hover(item('Log out'));
    expect(focused()).toBe('Log out');
    expect(screen.getAllByRole('menuitem').map((item) => item.dataset['focused'])).toEqual([
      undefined,
      undefined,
      'true',
    ]);
  });

  it('does not take the focus when the list opens under a resting mouse', () => {
    show();
    act(() => button().click());
    fireEvent.pointerEnter(item('Log out'));
    fireEvent.mouseEnter(item('Log out'));
    expect(focused()).toBe('Profile');
  });

  it('does not act on the Enter that opened the menu, nor does its own Enter open the menu again', () => {
    show();
    act(() => button().click());
    expect(fireEvent.keyDown(item('Profile'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(item('Profile'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
  });
});

describe('the keys of Menu', () => {
  it.each([
    ['{ArrowDown}', 'Payments'],
    ['{ArrowUp}', 'Log out'],
    ['{End}{ArrowDown}', 'Profile'],
    ['{End}{Home}', 'Profile'],
    ['{End}{ArrowUp}', 'Payments'],
    ['p', 'Payments'],
    ['pp', 'Profile'],
    ['L', 'Log out'],
    ['x', 'Profile'],
    ['{Control>}l{/Control}', 'Profile'],
  ])('%s moves from the first item to %s', async (keys, name) => {
    show();
    await userEvent.click(button());
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  it('a space in a word does not act', async () => {
    show();
    await userEvent.click(button());
    await userEvent.keyboard('log out');
    expect([isOpen(), focused(), logOut.mock.calls.length]).toEqual([true, 'Log out', 0]);
  });

  it('do not reach the surrounding elements, such as a dialog that Escape would close', async () => {
    const onKey = vi.fn<(key: string) => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={({ key }) => onKey(key)}>
        <Menu items={items} label="Account" trigger="AD" />
      </div>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}p{Escape}');
    expect(onKey).not.toHaveBeenCalled();
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
    await userEvent.keyboard('{Escape}');
    expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape');
  });
});

describe('Menu closes', () => {
  it.each([
    [false, 'After'],
    [true, 'Before'],
  ])('by Tab, which moves on from the button (back: %s)', async (shift, next) => {
    show();
    await userEvent.click(button());
    await userEvent.tab({ shift });
    expect([isOpen(), focused()]).toEqual([false, next]);
  });

  it('and is one tab stop', async () => {
    show();
    for (const name of ['Before', 'AD', 'After']) {
      await userEvent.tab();
      expect(focused()).toBe(name);
    }
  });

  it('by a second press on its button, and by a second bare click', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(button());
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
    act(() => button().click());
    act(() => button().click());
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('by a press outside, which takes the focus', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Text'));
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await userEvent.click(screen.getByText('After'));
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  it('when the focus moves elsewhere, and leaves it there', async () => {
    show();
    await userEvent.click(button());
    act(() => screen.getByText('Before').focus());
    expect([isOpen(), focused()]).toEqual([false, 'Before']);
  });

  it('by Escape on its button; an arrow key there moves the focus into the list again', async () => {
    show();
    await userEvent.click(button());
    act(() => button().focus());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Profile');
    act(() => button().focus());
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('not by a press between its items, which retain the focus', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menu'));
    expect([isOpen(), focused()]).toEqual([true, 'Profile']);
  });
});

it('menuTester of ./testing picks an item', async () => {
  show();
  await menuTester('Account').choose('Log out');
  expect(logOut).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(menuTester('Account').element());
});

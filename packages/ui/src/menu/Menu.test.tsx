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

const renderMenu = (list = items) =>
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
const getFocusedText = () => document.activeElement?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('Menu opens', () => {
  it('by a click without pointer events, as from assistive technology, and sets aria-expanded', () => {
    renderMenu();
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    act(() => button().click());
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(getFocusedText()).toBe('Profile');
  });

  it.each([
    ['{Enter}', 'Profile'],
    [' ', 'Profile'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Log out'],
  ])('by the key "%s" with the focus on %s', async (key, name) => {
    renderMenu();
    button().focus();
    await userEvent.keyboard(key);
    expect(getFocusedText()).toBe(name);
    expect([profile, logOut].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('without items too, and closes again', async () => {
    renderMenu([]);
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
  ])('%s runs its action once, with the focus on the button', async (_how, press) => {
    renderMenu();
    await userEvent.click(button());
    profile.mockImplementationOnce(() => {
      expect(document.activeElement).toBe(button());
      screen.getByText('After').focus();
    });
    await press();
    expect(profile).toHaveBeenCalledOnce();
    expect([isOpen(), getFocusedText()]).toEqual([false, 'After']);
  });

  it('has the focus and data-focused while the mouse moves over it', async () => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.hover(item('Log out'));
    expect(getFocusedText()).toBe('Log out');
    expect(screen.getAllByRole('menuitem').map((item) => item.dataset['focused'])).toEqual([
      undefined,
      undefined,
      'true',
    ]);
  });

  it('does not take the focus when the list opens under a resting mouse', () => {
    renderMenu();
    act(() => button().click());
    fireEvent.pointerEnter(item('Log out'));
    fireEvent.mouseEnter(item('Log out'));
    expect(getFocusedText()).toBe('Profile');
  });

  it('the Enter that opened the menu runs no action, and the Enter that ran one does not open the menu again', () => {
    renderMenu();
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
    renderMenu();
    await userEvent.click(button());
    await userEvent.keyboard(keys);
    expect(getFocusedText()).toBe(name);
  });

  it('a space in typed text runs no action', async () => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.keyboard('log out');
    expect([isOpen(), getFocusedText(), logOut.mock.calls.length]).toEqual([true, 'Log out', 0]);
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
  ])('by Tab, which moves the focus from the button (shift: %s)', async (shift, next) => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.tab({ shift });
    expect([isOpen(), getFocusedText()]).toEqual([false, next]);
  });

  it('has one tab stop', async () => {
    renderMenu();
    for (const name of ['Before', 'AD', 'After']) {
      await userEvent.tab();
      expect(getFocusedText()).toBe(name);
    }
  });

  it('by a second press on its button, and by a second bare click', async () => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.click(button());
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
    act(() => button().click());
    act(() => button().click());
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('by a press outside, which takes the focus', async () => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Text'));
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await userEvent.click(screen.getByText('After'));
    expect([isOpen(), getFocusedText()]).toEqual([false, 'After']);
  });

  it('when the focus moves elsewhere, and leaves it there', async () => {
    renderMenu();
    await userEvent.click(button());
    act(() => screen.getByText('Before').focus());
    expect([isOpen(), getFocusedText()]).toEqual([false, 'Before']);
  });

  it('by Escape on its button; an arrow key there moves the focus into the list again', async () => {
    renderMenu();
    await userEvent.click(button());
    act(() => button().focus());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(getFocusedText()).toBe('Profile');
    act(() => button().focus());
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('not by a press between its items, which retain the focus', async () => {
    renderMenu();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menu'));
    expect([isOpen(), getFocusedText()]).toEqual([true, 'Profile']);
  });
});

it('menuTester of ./testing picks an item', async () => {
  renderMenu();
  await menuTester('Account').choose('Log out');
  expect(logOut).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(menuTester('Account').element());
});

import { afterEach, expect, test, vi } from 'vitest';
import { chooseTheme, isThemePersisted, readTheme } from './theme.ts';

afterEach(() => localStorage.clear());
const shown = () => document.documentElement.dataset['theme'];

test('G-14 a theme is shown at once and kept; the system’s leaves nothing behind', () => {
  expect(readTheme()).toBe('system');
  chooseTheme('dark');
  expect([readTheme(), shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
  chooseTheme('system');
  expect([readTheme(), shown(), localStorage.length]).toEqual(['system', undefined, 0]);
});

test('G-14 what is no theme counts as the system’s', () => {
  localStorage.setItem('theme', 'purple');
  expect(readTheme()).toBe('system');
});

test('T-08 a choice that a full device did not take is shown, and is known not to be kept', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseTheme('dark');
  expect([shown(), isThemePersisted()]).toEqual(['dark', false]);
  chooseTheme('dark');
  expect(isThemePersisted()).toBe(true);
  chooseTheme('system');
  expect(isThemePersisted()).toBe(true);
  refuse.mockRestore();
});

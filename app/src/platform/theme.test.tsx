import { afterEach, expect, test, vi } from 'vitest';
import { chooseTheme, isThemePersisted, readTheme } from './theme.ts';

afterEach(() => localStorage.clear());
const shown = () => document.documentElement.dataset['theme'];

test('a theme is applied at once and persisted; the system’s theme leaves no entry [G-14]', () => {
  expect(readTheme()).toBe('system');
  chooseTheme('dark');
  expect([readTheme(), shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
  chooseTheme('system');
  expect([readTheme(), shown(), localStorage.length]).toEqual(['system', undefined, 0]);
});

test('an unknown theme counts as the system’s [G-14]', () => {
  localStorage.setItem('theme', 'purple');
  expect(readTheme()).toBe('system');
});

test('a choice that a full device cannot store is applied, and isThemePersisted is false [T-08]', () => {
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

import { afterEach, expect, test } from 'vitest';
import { chooseTheme, readTheme } from './theme.ts';

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

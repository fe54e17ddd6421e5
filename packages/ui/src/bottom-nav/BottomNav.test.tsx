import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomNav } from './index.ts';

const items = [
  { href: '/dashboard', label: 'Home', icon: <svg /> },
  { href: '/sessions', label: 'Sessions', icon: <svg />, badge: { count: 2, label: '2 new' } },
  { href: '/settings', label: 'Profile', icon: <svg /> },
];

class Viewport extends EventTarget {
  width = 360;
  height = 740;
  scale = 1;

  resizeTo(height: number) {
    this.height = height;
    this.dispatchEvent(new Event('resize'));
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('BottomNav 3: renders links in a named landmark, marks the current one and gives a badge a text', () => {
  render(<BottomNav items={items} currentHref="/dashboard" />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
    'Home',
    '2Sessions (2 new)',
    'Profile',
  ]);
  expect(screen.getByRole('link', { name: 'Sessions (2 new)' }).getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});

test('BottomNav 3: is hidden while the on-screen keyboard is open', async () => {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  render(<BottomNav items={items} />);
  const isHidden = () => screen.getByRole('navigation').hasAttribute('data-keyboard-open');
  expect(isHidden()).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => viewport.resizeTo(430));
  expect(isHidden()).toBe(true);
  act(() => viewport.resizeTo(740));
  expect(isHidden()).toBe(false);
});

test('BottomNav: the server renders it', () => {
  const html = renderToString(<BottomNav items={items} currentHref="/settings" />);
  expect(html).toContain('href="/dashboard"');
  expect(html).not.toContain('data-keyboard-open');
});

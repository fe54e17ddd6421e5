import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restorePosition } from './restore-position.ts';

const renderLink = () => {
  document.body.innerHTML = '<main><a href="/session/yoga">Yoga</a></main>';
};

describe('the position after Back [SE-03]', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    restorePosition({ y: 0, link: { href: '/session/yoga', top: 100 } });
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('the link is focused, even if a slow phone takes 5 s to show it', () => {
    vi.advanceTimersByTime(5000);
    renderLink();
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  it('the link is not focused after a key press', () => {
    window.dispatchEvent(new Event('keydown'));
    renderLink();
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(document.body);
  });
});

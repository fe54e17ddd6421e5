import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Greeting } from './Greeting.tsx';

// Already the 21st in India.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T20:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each<[number | 'failed' | null, boolean, string]>([
  [null, true, 'A calm week ahead.'],
  [0, true, 'A calm week ahead. You are not enrolled in a session yet.'],
  [2, true, 'A calm week ahead. You are enrolled in 2 sessions.'],
  [1, false, 'You are enrolled in 1 session.'],
  [0, false, ''],
  ['failed', true, 'Saturday, 21 November'],
])('Greeting: with %o sessions, calm: %o, the text is "%s" [G-17]', (sessionCount, isCalm, text) => {
  const { container } = render(<Greeting name="Ananya" sessionCount={sessionCount} isCalm={isCalm} />);
  for (const space of container.querySelectorAll('[aria-hidden=true]')) space.remove();
  expect(container.querySelector('p')?.textContent.trim()).toBe(text);
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Greeting } from './Greeting.tsx';

afterEach(cleanup);

test.each<[number | 'failed' | null, boolean, string]>([
  [null, true, 'A calm week ahead.'],
  [0, true, 'A calm week ahead.'],
  [2, true, 'A calm week ahead. You have 2 sessions coming up.'],
  [1, false, 'You have 1 session coming up.'],
  [0, false, ''],
  ['failed', true, ''],
])('Greeting: with %o sessions, calm: %o, the text is "%s" [G-17]', (sessionCount, isCalm, text) => {
  const { container } = render(<Greeting name="Ananya" sessionCount={sessionCount} isCalm={isCalm} />);
  expect(container.querySelector('p')?.textContent).toBe(text);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import WeekSheet from './WeekSheet.tsx';

afterEach(cleanup);

const open = (week: number) => render(<WeekSheet week={week} isOwn isOpen onClose={vi.fn<() => void>()} />);
const name = () => screen.getByRole('heading', { level: 3 }).textContent;
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

test('opens at the user’s own week, and marks it', async () => {
  open(24);
  expect(name()).toBe('Week 24You are here');
  await press('The week after');
  expect(name()).toBe('Week 25');
});

test('labels a week that is not the user’s own as an example', () => {
  render(<WeekSheet week={24} isOwn={false} isOpen onClose={vi.fn<() => void>()} />);
  expect(name()).toBe('Week 24An example');
});

test('opens at the fortieth week for a later one, at the first for an earlier one', () => {
  open(42);
  expect(name()).toMatch(/^Week 40/);
  cleanup();
  open(0);
  expect(name()).toMatch(/^Week 1/);
});

test('arrows, Home and End change the week; with a modifier the browser handles them', async () => {
  open(24);
  screen.getByRole('button', { name: 'The week after' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(name()).toBe('Week 23');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(name()).toBe('Week 23');
  await userEvent.keyboard('{End}');
  expect(name()).toBe('Week 40');
  await userEvent.keyboard('{Home}');
  expect(name()).toBe('Week 1');
});

test('at either end the focus moves to the button that is still enabled', async () => {
  open(39);
  await press('The week after');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The week before' }));
});

test.each([
  ['a swipe to the left shows the next week', { x: -80, y: 10 }, 'Week 25'],
  ['a swipe to the right shows the previous week', { x: 80, y: 10 }, 'Week 23'],
  ['a vertical swipe does not change the week', { x: -50, y: 90 }, 'Week 24You are here'],
  ['a short swipe does not change the week', { x: -20, y: 0 }, 'Week 24You are here'],
])('%s', (_what, { x, y }, week) => {
  open(24);
  const heading = screen.getByRole('heading', { level: 3 });
  fireEvent.touchStart(heading, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  expect(name()).toBe(week);
});

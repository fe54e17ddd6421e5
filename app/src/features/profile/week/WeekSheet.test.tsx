import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import WeekSheet from './WeekSheet.tsx';

afterEach(cleanup);

const open = (week: number) => render(<WeekSheet week={week} isOwn isOpen onClose={vi.fn<() => void>()} />);
/** Without the badge, which is hidden from screen readers. */
const name = () => screen.getByRole('heading', { level: 3 }).textContent.replace(/Draft$/, '');
const slider = () => screen.getByRole('slider', { name: 'Week by week' });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

test('opens at the user’s own week, and marks it', async () => {
  open(24);
  expect(name()).toBe('Week 24You are here');
  await press('The week after');
  expect(name()).toBe('Week 25Second trimester');
});

test('labels a week that is not the user’s own as an example', () => {
  render(<WeekSheet week={24} isOwn={false} isOpen onClose={vi.fn<() => void>()} />);
  expect(name()).toBe('Week 24An example');
});

test('opens at week 40 for a later week, and at week 1 for an earlier one', () => {
  open(42);
  expect(name()).toMatch(/^Week 40/);
  cleanup();
  open(0);
  expect(name()).toMatch(/^Week 1/);
});

test('the slider announces its week, and a drag moves it without a swipe or a second announcement', async () => {
  open(24);
  expect(slider().getAttribute('aria-valuetext')).toBe('Week 24 of 40');
  fireEvent.touchStart(slider(), { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.change(slider(), { target: { value: '31' } });
  fireEvent.touchEnd(slider(), { changedTouches: [{ clientX: 280, clientY: 200 }] });
  expect(name()).toBe('Week 31Third trimester');
  expect(slider().getAttribute('aria-valuetext')).toBe('Week 31 of 40');
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading.getAttribute('aria-live')).toBe('off');
  await press('The week after');
  expect(heading.getAttribute('aria-live')).toBe('polite');
});

test('at the last week the focus moves to the slider, because the button is disabled', async () => {
  open(39);
  await press('The week after');
  expect(document.activeElement).toBe(slider());
});

test.each([
  ['a swipe to the left shows the next week', { x: -80, y: 10 }, 'Week 25Second trimester'],
  ['a swipe to the right shows the previous week', { x: 80, y: 10 }, 'Week 23Second trimester'],
  ['a vertical swipe does not change the week', { x: -50, y: 90 }, 'Week 24You are here'],
  ['a short swipe does not change the week', { x: -20, y: 0 }, 'Week 24You are here'],
])('%s', (_title, { x, y }, week) => {
  open(24);
  const heading = screen.getByRole('heading', { level: 3 });
  fireEvent.touchStart(heading, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  expect(name()).toBe(week);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { ENTRY_TIMEOUT_MS, watchForStart } from './start-entry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<template id="entry"><script type="text/plain" src="/a.js"></script></template>';
  watchForStart();
  return () => vi.useRealTimers();
});

const countScripts = () => document.querySelectorAll('script').length;

test.each(['load', 'pointerdown', 'keydown', 'click'])('the script starts at the event %s', (type) => {
  expect(countScripts()).toBe(0);
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(0);
  expect(countScripts()).toBe(1);
});

test('later events do not start it again', () => {
  for (const type of ['pointerdown', 'keydown', 'load']) window.dispatchEvent(new Event(type));
  vi.runAllTimers();
  expect(countScripts()).toBe(1);
});

test('a press while the document is being parsed starts it once it is parsed', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  window.dispatchEvent(new Event('pointerdown'));
  expect(countScripts()).toBe(0);
  readyState.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(countScripts()).toBe(1);
});

test('a page that does not finish loading starts after a while', () => {
  vi.advanceTimersByTime(ENTRY_TIMEOUT_MS - 1);
  expect(countScripts()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(countScripts()).toBe(1);
});

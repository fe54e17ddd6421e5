import { afterEach, expect, test, vi } from 'vitest';
import { createUpdates } from './updates.ts';

const expectTakeOverRequest = (worker: { postMessage: unknown }) =>
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });

const createTestUpdates = () => {
  const workers = new EventTarget();
  const reload = vi.fn<() => void>();
  const worker = { postMessage: vi.fn<(message: unknown) => void>() };
  const updates = createUpdates(() => workers, reload);
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  return { updates, reload, worker, takeOver };
};

const typeInput = (text: string) => {
  document.body.innerHTML = `<input value="${text}">`;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('a new version is offered once, and activated at once where there is no input', () => {
  const { updates, reload, worker, takeOver } = createTestUpdates();
  const listener = vi.fn<() => void>();
  updates.subscribe(listener);
  updates.offer(worker);
  updates.offer(worker);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(updates.isWaiting()).toBe(true);
  expect(updates.accept()).toBe('now');
  expect(updates.isWaiting()).toBe(false);
  expectTakeOverRequest(worker);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new version is activated with the next page where there is input', () => {
  const { updates, reload, worker, takeOver } = createTestUpdates();
  typeInput('98765');
  updates.offer(worker);
  expect(updates.accept()).toBe('with the next page');
  expect(worker.postMessage).not.toHaveBeenCalled();
  typeInput('');
  updates.onPageOpened(false);
  expectTakeOverRequest(worker);
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new version is not activated on a page that a reload would interrupt', () => {
  const { updates, worker } = createTestUpdates();
  updates.offer(worker);
  updates.onPageOpened(true);
  expect(updates.accept()).toBe('with the next page');
  updates.onPageOpened(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('input entered while the worker changes is not lost to a reload', () => {
  const { updates, reload, worker, takeOver } = createTestUpdates();
  updates.offer(worker);
  updates.accept();
  typeInput('It was good');
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  typeInput('');
  updates.onPageOpened(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after another tab accepts it, the offer is withdrawn and the reload waits for the next page', () => {
  const { updates, reload, worker, takeOver } = createTestUpdates();
  updates.offer(worker);
  takeOver();
  expect(updates.isWaiting()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  updates.onPageOpened(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['before', 'after'] as const)(
  'a page that cannot continue activates a new version as soon as it is available (required %s it was available)',
  (when) => {
    const { updates, worker } = createTestUpdates();
    if (when === 'before') updates.requireUpdate();
    updates.offer(worker);
    if (when === 'after') updates.requireUpdate();
    expectTakeOverRequest(worker);
    expect(updates.isWaiting()).toBe(false);
  },
);

test('on a page that cannot continue, a new version is only offered where there is input', () => {
  const { updates, worker } = createTestUpdates();
  typeInput('98765');
  updates.requireUpdate();
  updates.offer(worker);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(updates.isWaiting()).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updates } from '../platform/updates.ts';
import { reloadIfOutdated } from './asset-recovery.ts';
import { reloadOnce } from './reload-once.ts';

vi.mock('./fetch-then-import.ts', () => ({ isOutdated: () => true }));
vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn<() => boolean>() }));
vi.mock('../platform/updates.ts', () => ({ updates: { requireUpdate: vi.fn<() => void>() } }));

const update = vi.fn<() => Promise<void>>().mockResolvedValue();
/** A page with or without a controlling worker, and the worker that an update check finds. */
const mockWorker = (hasController: boolean, available: { installing?: object; waiting?: object } = {}) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: hasController ? {} : null,
      getRegistration: async () => ({ update, ...available }),
    },
  });
const mockHost = (type: string) =>
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': type } }));

beforeEach(() => mockHost('text/javascript'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

test('a page without a worker reloads', async () => {
  mockWorker(false);
  await reloadIfOutdated();
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(updates.requireUpdate).not.toHaveBeenCalled();
});

test.each([{ installing: {} }, { waiting: {} }])(
  'a page with a worker activates the next one, because a reload would load the same files: %j',
  async (available) => {
    mockWorker(true, available);
    await reloadIfOutdated();
    expect(update).toHaveBeenCalledOnce();
    expect(updates.requireUpdate).toHaveBeenCalledOnce();
    expect(reloadOnce).not.toHaveBeenCalled();
  },
);

test('a page whose worker has no successor reloads', async () => {
  mockWorker(true);
  await reloadIfOutdated();
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['a form is open', () => document.body.append(document.createElement('form'))],
  ['a network in between responds', () => mockHost('text/html')],
])('the page is not reloaded where %s', async (_why, arrange) => {
  mockWorker(false);
  arrange();
  await reloadIfOutdated();
  expect(reloadOnce).not.toHaveBeenCalled();
});

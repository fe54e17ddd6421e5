import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_BEHIND_WORKER_MS, STALL_MS, fetchUntilStalled } from './fetch-until-stalled.ts';

/** Sends a byte of the file, or closes it. */
type Sender = ReadableStreamDefaultController<Uint8Array>;
const senders = new Map<string, Sender>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (sender) => {
        senders.set(url, sender);
        signal?.addEventListener('abort', () => sender.error(signal.reason));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  senders.clear();
});

/** The state of a fetch: its bytes, the name of its error, or pending. */
const watch = (url: string) => {
  const outcome: { result?: string | number } = {};
  fetchUntilStalled(url, 'default').then(
    ({ content }) => (outcome.result = content.byteLength),
    (error: unknown) => (outcome.result = error instanceof Error ? error.name : 'unknown'),
  );
  return outcome;
};
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const send = async (url: string) => {
  await advanceTime(0);
  senders.get(url)?.enqueue(new Uint8Array(1));
  await advanceTime(0);
};

test('a file that stalls is aborted', async () => {
  const file = watch('/endless.js');
  await send('/endless.js');
  await advanceTime(STALL_MS - 1);
  expect(file.result).toBeUndefined();
  await advanceTime(1);
  expect(file.result).toBe('TimeoutError');
});

test('a slow file is awaited for as long as bytes arrive', async () => {
  const file = watch('/slow.js');
  for (let byte = 0; byte < 10; byte++) {
    await send('/slow.js');
    await advanceTime(STALL_MS - 1);
  }
  senders.get('/slow.js')?.close();
  await advanceTime(0);
  expect(file.result).toBe(10);
});

test('a queued file is awaited for as long as bytes of other files arrive', async () => {
  const last = watch('/last.js');
  watch('/first.js');
  for (let byte = 0; byte < 3; byte++) {
    await send('/first.js');
    await advanceTime(STALL_MS - 1);
  }
  expect(last.result).toBeUndefined();
  senders.get('/first.js')?.close();
  await send('/last.js');
  senders.get('/last.js')?.close();
  await advanceTime(0);
  expect(last.result).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('behind a worker, which passes files on whole, the limit is longer', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const file = watch('/behind-worker.js');
  await advanceTime(STALL_BEHIND_WORKER_MS - 1);
  expect(file.result).toBeUndefined();
  await advanceTime(1);
  expect(file.result).toBe('TimeoutError');
});

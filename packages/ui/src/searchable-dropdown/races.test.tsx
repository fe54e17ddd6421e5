import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { useRemoteOptions } from './use-remote-options.ts';

const SEARCHES = 500;
const SEED = 11;
const DEBOUNCE_MS = 300;

/** Reproducible numbers from 0 to 1 for a seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test(`SearchableDropdown 4: 500 searches with responses in any order (seed ${SEED}): the visible results belong to the last one`, async ({
  task,
}) => {
  const random = createRandom(SEED);
  let pending: { query: string; settle: () => void }[] = [];
  const order: number[] = [];
  const loadOptions = (query: string) =>
    new Promise<DropdownOption[]>((resolve, reject) => {
      const fails = query !== String(SEARCHES - 1) && random() < 0.2;
      const settle = () => {
        order.push(Number(query));
        if (fails) reject(new Error(query));
        else resolve([{ value: query, label: query }]);
      };
      pending.push({ query, settle });
    });
  /** A share of the pending responses arrives, in random order. */
  const respond = (share: number) =>
    act(async () => {
      const arriving = pending.filter(() => random() < share);
      pending = pending.filter((call) => !arriving.includes(call));
      for (const { settle } of arriving.toSorted(() => random() - 0.5)) settle();
      await Promise.resolve();
    });
  const getProps = (query: number) => ({
    loadOptions,
    query: String(query),
    isEnabled: true,
    debounceMs: DEBOUNCE_MS,
    openCount: 1,
  });
  const { result, rerender } = renderHook(useRemoteOptions, { initialProps: getProps(0) });
  for (let query = 0; query < SEARCHES; query += 1) {
    rerender(getProps(query));
    act(() => {
      vi.advanceTimersByTime(DEBOUNCE_MS);
    });
    await respond(0.02);
    const { status, options, error } = result.current;
    if (status === 'ready') expect(options.map(({ value }) => value)).toEqual([String(query)]);
    if (status === 'failed') expect(error).toEqual(new Error(String(query)));
  }
  expect(pending.length).toBeGreaterThan(20);
  await respond(1);
  expect(order).toHaveLength(SEARCHES);
  expect(order.filter((query, index) => query < (order[index - 1] ?? 0)).length).toBeGreaterThan(100);
  expect(result.current).toMatchObject({ status: 'ready', options: [{ value: String(SEARCHES - 1) }] });
  Object.assign(task.meta, { resilience: { line: 11, caseCount: SEARCHES, failureCount: 0 } });
});

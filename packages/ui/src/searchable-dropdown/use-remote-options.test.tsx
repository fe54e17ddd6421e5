import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

type Call = {
  query: string;
  signal: AbortSignal;
  respond: (...labels: string[]) => Promise<void>;
  fail: (message: string) => Promise<void>;
};

/** A source whose responses arrive when the test decides. */
const createSource = () => {
  const calls: Call[] = [];
  const loadOptions: LoadOptions = (query, { signal }) =>
    new Promise<DropdownOption[]>((resolve, reject) => {
      const settle = (work: () => void) =>
        act(async () => {
          work();
          await Promise.resolve();
        });
      calls.push({
        query,
        signal,
        respond: (...labels) => settle(() => resolve(labels.map((label) => ({ value: label, label })))),
        fail: (message) => settle(() => reject(new Error(message))),
      });
    });
  const callAt = (index: number): Call => {
    const call = calls[index];
    if (!call) throw new Error(`There was no call number ${index}.`);
    return call;
  };
  return { calls, callAt, loadOptions };
};

const render = (loadOptions: LoadOptions) =>
  renderHook((props) => useRemoteOptions({ loadOptions, debounceMs: 300, ...props }), {
    initialProps: { query: 'mo', isEnabled: true, openCount: 1 },
  });
const advanceTime = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useRemoteOptions', () => {
  it('sends a query once it has not changed for 300 ms [DD-08]', () => {
    const { calls, loadOptions } = createSource();
    const { rerender } = render(loadOptions);
    advanceTime(299);
    rerender({ query: 'mot', isEnabled: true, openCount: 1 });
    advanceTime(299);
    expect(calls).toHaveLength(0);
    advanceTime(1);
    expect(calls.map(({ query }) => query)).toEqual(['mot']);
  });

  it('SearchableDropdown 4: another render causes no second timer and no second call', () => {
    const { calls, loadOptions } = createSource();
    const { rerender } = renderHook(
      (props) =>
        useRemoteOptions({
          ...props,
          // As in an app: a new function on every render.
          loadOptions: (...call) => loadOptions(...call),
          debounceMs: 300,
          query: 'mo',
          isEnabled: true,
        }),
      { initialProps: { openCount: 1 } },
    );
    advanceTime(200);
    rerender({ openCount: 1 });
    advanceTime(100);
    rerender({ openCount: 1 });
    advanceTime(1000);
    expect(calls).toHaveLength(1);
  });

  it('SearchableDropdown 4: a late response to an old query is discarded', async () => {
    const { callAt, loadOptions } = createSource();
    const { result, rerender } = render(loadOptions);
    advanceTime(300);
    rerender({ query: 'moth', isEnabled: true, openCount: 1 });
    expect(callAt(0).signal.aborted).toBe(true);
    advanceTime(300);
    await callAt(1).respond('Motherhood');
    await callAt(0).respond('Mohan Clinic');
    expect(result.current).toMatchObject({ status: 'ready', options: [{ label: 'Motherhood' }] });
  });

  it('SearchableDropdown 4: a late failure of an old query is discarded', async () => {
    const { callAt, loadOptions } = createSource();
    const { result, rerender } = render(loadOptions);
    advanceTime(300);
    rerender({ query: 'moth', isEnabled: true, openCount: 1 });
    advanceTime(300);
    await callAt(1).respond('Motherhood');
    await callAt(0).fail('Failed to fetch hospitals');
    expect(result.current).toMatchObject({ status: 'ready', options: [{ label: 'Motherhood' }] });
  });

  it('SearchableDropdown 6: the previous results stay visible until the next arrive', async () => {
    const { callAt, loadOptions } = createSource();
    const { result, rerender } = render(loadOptions);
    advanceTime(300);
    await callAt(0).respond('Mohan Clinic', 'Motherhood');
    rerender({ query: 'moth', isEnabled: true, openCount: 1 });
    expect(result.current).toMatchObject({
      status: 'loading',
      options: [{ label: 'Mohan Clinic' }, { label: 'Motherhood' }],
    });
  });

  it('SearchableDropdown 12: retries after a failure', async () => {
    const { callAt, loadOptions } = createSource();
    const { result } = render(loadOptions);
    advanceTime(300);
    await callAt(0).fail('Failed to fetch hospitals');
    expect(result.current).toMatchObject({ status: 'failed', options: [] });
    expect(result.current.error).toEqual(new Error('Failed to fetch hospitals'));
    act(result.current.retry);
    expect(result.current.status).toBe('loading');
    advanceTime(300);
    await callAt(1).respond('Motherhood');
    expect(result.current.status).toBe('ready');
  });

  it('sends no request until it is enabled, and aborts it when it is disabled [trap 10]', async () => {
    const { calls, callAt, loadOptions } = createSource();
    const { result, rerender } = render(loadOptions);
    rerender({ query: 'mo', isEnabled: false, openCount: 1 });
    advanceTime(1000);
    expect(calls).toHaveLength(0);
    rerender({ query: 'mo', isEnabled: true, openCount: 2 });
    advanceTime(300);
    rerender({ query: 'mo', isEnabled: false, openCount: 2 });
    expect(callAt(0).signal.aborted).toBe(true);
    await callAt(0).respond('Motherhood');
    expect(result.current).toMatchObject({ status: 'idle', options: [] });
  });

  it('SearchableDropdown 5: opened again, it shows no earlier results and loads again', async () => {
    const { calls, callAt, loadOptions } = createSource();
    const { result, rerender } = render(loadOptions);
    advanceTime(300);
    await callAt(0).respond('Motherhood');
    rerender({ query: 'mo', isEnabled: false, openCount: 1 });
    rerender({ query: 'mo', isEnabled: true, openCount: 2 });
    expect(result.current).toMatchObject({ status: 'loading', options: [] });
    advanceTime(300);
    expect(calls).toHaveLength(2);
  });

  it('SearchableDropdown 4: aborts on unmount', () => {
    const { callAt, loadOptions } = createSource();
    const { unmount } = render(loadOptions);
    advanceTime(300);
    unmount();
    expect(callAt(0).signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from './create-deferred.testing.ts';
import { showPromise } from './show-promise.ts';
import { createToaster, getStore } from './toaster.ts';
import { DEFAULT_TOAST_DURATION, type ToastCloseReason } from './toast.ts';

const texts = {
  loading: { title: 'Saving...' },
  success: (name: string) => ({ title: `Saved ${name}` }),
  error: (problem: unknown) => ({ title: 'Not saved', description: String(problem) }),
};

/** Toasts with a mounted region, so that time runs, and a promise to settle. */
const createRunningToaster = () => {
  const toaster = createToaster();
  const store = getStore(toaster);
  store.setPaused('unmounted', false);
  const onShown = vi.fn<(title: string) => void>();
  store.onShown(({ title }) => onShown(title));
  const { promise, resolve, reject } = createDeferred<string>();
  return { toaster, store, onShown, promise, resolve, reject, visible: () => store.getSnapshot().visible };
};
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the toast of a promise', () => {
  it('stays while pending, changes in place and then closes after its duration; each state is announced once', async () => {
    const { toaster, onShown, promise, resolve, visible } = createRunningToaster();
    expect(showPromise(toaster, promise, texts)).toBe(promise);
    await vi.advanceTimersByTimeAsync(600_000);
    const [loading] = visible();
    expect(loading).toMatchObject({ title: 'Saving...', isPending: true });
    resolve('name');
    await flushPromises();
    expect(visible()).toMatchObject([{ id: loading?.id, type: 'success', title: 'Saved name', count: 1 }]);
    expect(onShown.mock.calls.flat()).toEqual(['Saving...', 'Saved name']);
    await vi.advanceTimersByTimeAsync(DEFAULT_TOAST_DURATION);
    expect(visible()).toEqual([]);
  });

  it('shows the error, and the caller still gets the rejection', async () => {
    const { toaster, promise, reject, visible } = createRunningToaster();
    const result = showPromise(toaster, promise, texts);
    reject(new Error('offline'));
    await expect(result).rejects.toThrow('offline');
    expect(visible()).toMatchObject([{ type: 'error', title: 'Not saved', description: 'Error: offline' }]);
  });

  it.each([
    ['stays closed when the promise is fulfilled', true, []],
    ['is shown again when the promise is rejected', false, ['Not saved']],
  ])('closed meanwhile, it %s', async (_what, isFulfilled, titles) => {
    const { store, toaster, promise, resolve, reject, visible } = createRunningToaster();
    const onClose = vi.fn<(reason: ToastCloseReason) => void>();
    const result = showPromise(toaster, promise, { ...texts, loading: { title: 'Saving...', onClose } });
    store.close(visible()[0]?.id ?? '', 'dismiss');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('dismiss');
    if (isFulfilled) resolve('name');
    else reject(new Error('offline'));
    await result.catch(() => {});
    await flushPromises();
    expect(visible().map(({ title }) => title)).toEqual(titles);
  });

  it('two with the same text are two toasts, and each shows its own result', async () => {
    const { toaster, promise, resolve, visible } = createRunningToaster();
    void showPromise(toaster, promise, texts);
    void showPromise(toaster, new Promise<string>(() => {}), texts);
    resolve('name');
    await flushPromises();
    expect(visible().map(({ title }) => title)).toEqual(['Saving...', 'Saved name']);
  });

  it('one that has to wait is announced once, with its result', async () => {
    const { toaster, onShown, promise, resolve } = createRunningToaster();
    const ids = ['One', 'Two', 'Three'].map((title) => toaster.show({ type: 'info', title }));
    void showPromise(toaster, promise, texts);
    resolve('name');
    await flushPromises();
    toaster.hide(ids[0] ?? '');
    expect(onShown.mock.calls.flat()).toEqual(['One', 'Two', 'Three', 'Saved name']);
  });

  it('a pending toast shown without showPromise gets its duration when it is no longer pending', async () => {
    const { toaster, visible } = createRunningToaster();
    const id = toaster.show({ type: 'info', title: 'Saving...', isPending: true });
    toaster.update(id, { type: 'success', title: 'Saved', isPending: false });
    await vi.advanceTimersByTimeAsync(DEFAULT_TOAST_DURATION);
    expect(visible()).toEqual([]);
  });
});

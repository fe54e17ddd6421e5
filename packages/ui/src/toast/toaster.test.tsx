/** Toasts from outside of React, and the position and number of visible toasts. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeferred } from './create-deferred.testing.ts';
import { lazyRegion } from './lazy-region.ts';
import { showPromise } from './show-promise.ts';
import { useToast } from './toast-context.ts';
import { toastMessages } from './Toast.messages.ts';
import { getDuration } from './toast.ts';
import { createToaster, getStore } from './toaster.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';

// Transforming the chunk for the first time takes longer than a query waits.
beforeAll(async () => {
  await import('./ToastRegion.tsx');
});
afterEach(cleanup);

const findToast = (name: string) => screen.findByRole('alertdialog', { name });
const titles = () =>
  screen.queryAllByRole('alertdialog').map((toast) => toast.getAttribute('aria-labelledby'));
const getAnnouncedText = (role: 'alert' | 'status') => screen.getByRole(role).textContent;
const createToasterWith = (...names: string[]) => {
  const toaster = createToaster();
  for (const title of names) toaster.show({ type: 'error', title, duration: Infinity });
  return toaster;
};

describe('a toaster', () => {
  it('shows and announces toasts from outside of components', async () => {
    const toaster = createToaster();
    render(<ToastProvider toaster={toaster}>A page</ToastProvider>);
    act(() => void toaster.show({ type: 'success', title: 'Saved' }));
    expect(getAnnouncedText('status')).toContain('Success: Saved');
    await findToast('Saved');
    act(toaster.hideAll);
    expect(titles()).toHaveLength(0);
  });

  it('retains toasts shown before its provider: they become visible, are announced once, and the waiting ones are counted', async () => {
    const toaster = createToasterWith('One', 'Two', 'Three', 'Four');
    render(
      <StrictMode>
        <ToastProvider toaster={toaster}>A page</ToastProvider>
      </StrictMode>,
    );
    expect(getAnnouncedText('alert')).toBe('Error: One Error: Two Error: Three ');
    expect(getAnnouncedText('status')).toBe('1 more notification waits ');
    await findToast('Three');
    expect(titles()).toHaveLength(3);
  });

  it('retains toasts shown between one provider and the next', async () => {
    const toaster = createToaster();
    const page = <ToastProvider toaster={toaster}>A page</ToastProvider>;
    const { unmount } = render(page);
    const { promise, reject } = createDeferred<void>();
    act(() => {
      void showPromise(toaster, promise, {
        loading: { title: 'Saving...' },
        success: { title: 'Saved' },
        error: { title: 'Not saved' },
      }).catch(() => {});
    });
    await findToast('Saving...');
    unmount();
    reject(new Error('offline'));
    await promise.catch(() => {});
    render(page);
    expect(getAnnouncedText('alert')).toContain('Error: Not saved');
    await findToast('Not saved');
    expect(titles()).toHaveLength(1);
  });

  it('is the object that `useToast` returns below its provider', () => {
    const toaster = createToaster();
    const onRender = vi.fn<(toast: unknown) => void>();
    const Screen = () => {
      onRender(useToast());
      return null;
    };
    render(
      <ToastProvider toaster={toaster}>
        <Screen />
      </ToastProvider>,
    );
    expect(onRender).toHaveBeenCalledWith(toaster);
  });

  it('preloads the region, even if no component may show a toast', async () => {
    render(<ToastProvider toaster={createToaster()}>A page</ToastProvider>);
    await waitFor(() => expect(lazyRegion.getSnapshot().status).toBe('ready'), { timeout: 5000 });
  });

  it('two of them have separate toasts, and one can replace another', async () => {
    const page = (toaster = createToaster()) => <ToastProvider toaster={toaster}>A page</ToastProvider>;
    const first = createToasterWith('First');
    const { rerender } = render(page(first));
    render(page());
    await findToast('First');
    expect(titles()).toHaveLength(1);
    rerender(page(createToasterWith('Second')));
    await findToast('Second');
    expect(titles()).toHaveLength(1);
  });
});

describe('limit', () => {
  it('sets the number of visible toasts; the others wait', async () => {
    const toaster = createToaster({ limit: 1 });
    render(<ToastProvider toaster={toaster}>A page</ToastProvider>);
    for (const title of ['One', 'Two']) act(() => void toaster.show({ type: 'info', title, id: title }));
    expect(getAnnouncedText('status')).toBe('Information: One 1 more notification waits ');
    await findToast('One');
    expect(titles()).toHaveLength(1);
    act(() => toaster.hide('One'));
    await findToast('Two');
  });
});

describe('actions', () => {
  const renderToaster = () => {
    const toaster = createToaster();
    render(<ToastRegion messages={toastMessages.en} store={getStore(toaster)} />);
    return toaster;
  };

  it('a dismiss button is beside the action, and the toast stays until either is pressed', () => {
    const toaster = renderToaster();
    const onPress = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    const action = { label: 'Update', onPress: () => {} };
    act(
      () =>
        void toaster.show({
          type: 'info',
          title: 'New',
          action,
          cancel: { label: 'Not now', onPress },
          onClose,
        }),
    );
    expect(getStore(toaster).getSnapshot().visible.map(getDuration)).toEqual([Infinity]);
    act(() => screen.getByRole('button', { name: 'Not now' }).click());
    expect(onPress).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledExactlyOnceWith('dismiss');
    expect(titles()).toHaveLength(0);
  });

  it('the focus stays in the toast when its button is removed by a change', async () => {
    const toaster = renderToaster();
    const { promise, resolve } = createDeferred<void>();
    act(() => {
      void showPromise(toaster, promise, {
        loading: { title: 'Sending...', cancel: { label: 'Stop', onPress: () => {} } },
        success: { title: 'Sent' },
        error: { title: 'Not sent' },
      });
    });
    act(() => screen.getByRole('button', { name: 'Stop' }).focus());
    await act(async () => {
      resolve();
      await promise;
    });
    expect(document.activeElement).toBe(await findToast('Sent'));
  });
});

describe('a toaster of two providers', () => {
  it('development logs a warning, once, and not when one provider replaces another', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const toaster = createToaster();
    const first = render(<ToastProvider toaster={toaster}>A page</ToastProvider>);
    first.unmount();
    render(<ToastProvider toaster={toaster}>Another page</ToastProvider>);
    render(<ToastProvider>With toasts of its own</ToastProvider>);
    expect(error).not.toHaveBeenCalled();
    render(<ToastProvider toaster={toaster}>A part of it</ToastProvider>);
    render(<ToastProvider toaster={toaster}>Another part</ToastProvider>);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /Two ToastProviders .* same toaster\. Each .* announced twice\. Pass the toaster to one/,
      ),
    );
    error.mockRestore();
  });
});

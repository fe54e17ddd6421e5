import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { type UiMessages, UiProvider } from '../provider/index.ts';
import type { ToastOptions } from './toast.ts';
import { useToast } from './toast-context.ts';
import { toastMessages } from './Toast.messages.ts';
import { createToastStore } from './toast-store.ts';
import { toastTester } from './Toast.testing.ts';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastApi } from './toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

const saved: ToastOptions = {
  type: 'success',
  title: 'Settings Saved',
  description: 'Your profile is up to date',
};

/** Renders a provider and returns what a component below it would use. */
const renderToasts = (locale = 'en-IN', messages?: UiMessages) => {
  let api: ToastApi | undefined;
  const Screen = () => {
    api = useToast();
    return <p>A screen</p>;
  };
  render(
    <UiProvider locale={locale} messages={messages}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </UiProvider>,
  );
  if (!api) throw new Error('The screen did not render.');
  return api;
};
const showToast = (api: ToastApi, options: ToastOptions) => {
  act(() => void api.show(options));
};
const advanceTime = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const toasts = () => screen.queryAllByRole('alertdialog');
const findToast = (name: string) => screen.findByRole('alertdialog', { name });

/** Waits for the region's chunk with the real clock, then installs fake timers. */
const loadRegion = async (api: ToastApi) => {
  showToast(api, { type: 'info', title: 'First', id: 'first' });
  await findToast('First');
  act(() => api.hide('first'));
  vi.useFakeTimers();
};

// Transforming the chunk for the first time takes longer than a query waits.
beforeAll(async () => {
  await import('./ToastRegion.tsx');
});
beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useToast', () => {
  it('Toast 1: outside of its provider it throws an error that names the provider [TO-11]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Screen = () => {
      useToast();
      return null;
    };
    expect(() => render(<Screen />)).toThrow(new Error('useToast must be used within a ToastProvider'));
  });

  it('returns the same object on every render', () => {
    const apis = new Set<ToastApi>();
    const Screen = () => {
      apis.add(useToast());
      return null;
    };
    const page = (
      <ToastProvider>
        <Screen />
      </ToastProvider>
    );
    const { rerender } = render(page);
    rerender(<ToastProvider messages={{ close: 'Away' }}>{page.props.children}</ToastProvider>);
    expect(apis.size).toBe(1);
  });

  it('two providers have separate toasts', async () => {
    const first = renderToasts();
    renderToasts();
    showToast(first, saved);
    await findToast('Settings Saved');
    expect(toasts()).toHaveLength(1);
  });
});

describe('a toast', () => {
  it('shows a title, a description and a close button [TO-02]', async () => {
    const api = renderToasts();
    showToast(api, saved);
    const toast = await findToast('Settings Saved');
    expect(within(toast).getByText('Your profile is up to date')).toBeDefined();
    expect(within(toast).getByRole('button', { name: 'Close' })).toBeDefined();
  });

  it('Toast 9: is read and closed by its page object [TO-06]', async () => {
    const api = renderToasts();
    const onClose = vi.fn<NonNullable<ToastOptions['onClose']>>();
    const onPress = vi.fn<() => void>();
    showToast(api, { ...saved, onClose });
    showToast(api, { type: 'error', title: 'Not sent', action: { label: 'Send again', onPress } });
    const toast = toastTester('Settings Saved');
    expect(await toast.description()).toBe('Your profile is up to date');
    expect(await toast.type()).toBe('success');
    await toast.close();
    expect(toast.isDismissed()).toBe(true);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('dismiss');
    await toastTester('Not sent').act('Send again');
    expect(onPress).toHaveBeenCalledOnce();
    expect(toasts()).toHaveLength(0);
  });

  it('Toast 8: states its type as text, not by colour alone', async () => {
    const api = renderToasts();
    showToast(api, { type: 'warning', title: 'Invalid OTP' });
    const toast = await findToast('Invalid OTP');
    expect(within(toast).getByText('Warning:')).toBeDefined();
    expect(toast.querySelector('svg')).not.toBeNull();
  });

  it('Toast 2: shows Hindi', async () => {
    const api = renderToasts('hi-IN', hindi);
    showToast(api, { type: 'error', title: 'कोड नहीं भेजा जा सका' });
    const toast = await findToast('कोड नहीं भेजा जा सका');
    expect(within(toast).getByRole('button', { name: 'बंद करें' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('त्रुटि: कोड नहीं भेजा जा सका');
  });

  it('Toast 4: is not announced when the page announces the same itself', async () => {
    const api = renderToasts();
    showToast(api, { type: 'error', title: 'Wrong code', isAnnounced: false });
    await findToast('Wrong code');
    expect(screen.getByRole('alert').textContent).toBe('');
    showToast(api, { type: 'error', title: 'No network' });
    expect(screen.getByRole('alert').textContent).toBe('Error: No network ');
  });

  it('Toast 4: live regions are in the page before the first toast', () => {
    renderToasts();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('Toast 7: announces the number of waiting toasts once, not again at every change', async () => {
    const api = renderToasts();
    await loadRegion(api);
    for (const title of ['One', 'Two', 'Three', 'Four']) showToast(api, { ...saved, title });
    const polite = screen.getByRole('status');
    expect(polite.textContent).toContain('1 more notification waits');
    advanceTime(1000);
    expect(polite.textContent).not.toContain('waits');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }), { pointerType: 'mouse' });
    expect(polite.textContent).not.toContain('waits');
  });

  it('is hidden alone or with all others [TO-07, TO-08]', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, { ...saved, id: 'a' });
    showToast(api, { ...saved, title: 'Welcome!', id: 'b' });
    expect(toasts()).toHaveLength(2);
    act(() => api.hide('a'));
    expect(toasts()).toHaveLength(1);
    act(api.hideAll);
    expect(toasts()).toHaveLength(0);
  });
});

it('Toast 5: F6 finds toasts that are added to an existing region', () => {
  const store = createToastStore();
  render(<ToastRegion messages={toastMessages.en} store={store} />);
  act(() => void store.show(saved));
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
});

describe('time', () => {
  it('a toast closes when its duration is over [TO-04, TO-09]', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, { ...saved, duration: 2000 });
    advanceTime(1999);
    expect(toasts()).toHaveLength(1);
    advanceTime(1);
    expect(toasts()).toHaveLength(0);
  });

  it('a toast added while another is hovered stays until the mouse has left [trap 1]', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, { type: 'info', title: 'Hovered' });
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    showToast(api, { type: 'info', title: 'Added later' });
    advanceTime(60_000);
    expect(toasts()).toHaveLength(2);
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('a toast is not paused by a mouse that was over the last one when it closed [trap 1]', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, { type: 'info', title: 'Hovered', id: 'hovered' });
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }), { pointerType: 'mouse' });
    advanceTime(60_000);
    expect(toasts()).toHaveLength(1);
    act(() => api.hide('hovered'));
    showToast(api, saved);
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('Toast 3: pauses while focus is in a toast', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, saved);
    const [toast] = toasts();
    act(() => toast?.focus());
    advanceTime(60_000);
    expect(toasts()).toHaveLength(1);
    act(() => toast?.blur());
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses in a hidden tab [T-31]', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, saved);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    advanceTime(60_000);
    expect(toasts()).toHaveLength(1);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('Toast 3: pauses while the window does not have the focus', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, saved);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent(window, new Event('blur'));
    advanceTime(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent(window, new Event('focus'));
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('continues when only an embedded page has taken focus', async () => {
    const api = renderToasts();
    await loadRegion(api);
    showToast(api, saved);
    fireEvent(window, new Event('blur'));
    advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });
});

describe('a touch swipe', () => {
  const swipe = (toast: HTMLElement, x: number, y: number, duration = 1000) => {
    const touch = { pointerId: 1, pointerType: 'touch' };
    const startedAt = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(startedAt);
    fireEvent.pointerDown(toast, { ...touch, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(toast, { ...touch, clientX: 200 + x, clientY: 100 + y });
    now.mockReturnValue(startedAt + duration);
    fireEvent.pointerUp(toast, touch);
    now.mockRestore();
  };
  const showSwipeableToast = async () => {
    // jsdom has no pointer capture.
    Object.assign(Element.prototype, { setPointerCapture: () => {} });
    const api = renderToasts();
    const onClose = vi.fn<NonNullable<ToastOptions['onClose']>>();
    showToast(api, { ...saved, onClose });
    return { toast: await findToast('Settings Saved'), onClose };
  };

  it.each([80, -80])('Toast 6: a horizontal swipe of %d px dismisses a toast', async (x) => {
    const { toast, onClose } = await showSwipeableToast();
    swipe(toast, x, 5);
    await waitFor(() => expect(toasts()).toHaveLength(0));
    expect(onClose).toHaveBeenCalledExactlyOnceWith('dismiss');
  });

  it('Toast 6: a short flick dismisses it, too', async () => {
    const { toast, onClose } = await showSwipeableToast();
    swipe(toast, 30, 0, 50);
    await waitFor(() => expect(toasts()).toHaveLength(0));
    expect(onClose).toHaveBeenCalledExactlyOnceWith('dismiss');
  });

  it('Toast 6: a swipe up, down or too short does not dismiss it', async () => {
    const { toast } = await showSwipeableToast();
    swipe(toast, 0, -200);
    swipe(toast, 0, 200);
    swipe(toast, 20, 0);
    expect(toasts()).toHaveLength(1);
    expect(toast.style.transform).toBe('');
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createLazyChunk } from './lazy-chunk.ts';
import { useLazyOverlay } from './use-lazy-overlay.ts';

afterEach(cleanup);

const renderOpener = () => {
  let settle = (_hasLoaded: boolean) => {};
  const lazyChunk = createLazyChunk(
    () =>
      new Promise<string>((resolve, reject) => {
        settle = (hasLoaded) => (hasLoaded ? resolve('module') : reject(new Error('offline')));
      }),
  );
  const Opener = () => {
    const { module, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(lazyChunk);
    return (
      <>
        <button disabled={false} onClick={open} type="button">
          Open
        </button>
        <input aria-label="Name" />
        {isLoading && <p>loading</p>}
        {hasFailed && <p>failed</p>}
        {module && isOpen && (
          <button onClick={close} type="button">
            Close
          </button>
        )}
      </>
    );
  };
  render(<Opener />);
  return {
    press: () => {
      const button = screen.getByRole('button', { name: 'Open' });
      act(() => button.focus());
      fireEvent.click(button);
    },
    settle: (hasLoaded: boolean) =>
      act(async () => {
        settle(hasLoaded);
        await Promise.resolve();
      }),
  };
};
const isOpen = () => screen.queryByRole('button', { name: 'Close' }) !== null;

it('opens when its chunk has loaded, and the second time immediately', async () => {
  const { press, settle } = renderOpener();
  press();
  expect(screen.getByText('loading')).toBeTruthy();
  await settle(true);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  press();
  expect(isOpen()).toBe(true);
});

it('does not open once the user has moved the focus', async () => {
  const { press, settle } = renderOpener();
  press();
  act(() => screen.getByLabelText('Name').focus());
  await settle(true);
  expect(isOpen()).toBe(false);
  expect(screen.queryByText('loading')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('opens when the focus is on no element', async () => {
  const { press, settle } = renderOpener();
  press();
  act(() => screen.getByRole('button', { name: 'Open' }).blur());
  await settle(true);
  expect(isOpen()).toBe(true);
});

it('opens for a click that does not move the focus', async () => {
  const { settle } = renderOpener();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await settle(true);
  expect(isOpen()).toBe(true);
});

it('reports a failure, and opens once the network is back', async () => {
  const { press, settle } = renderOpener();
  press();
  await settle(false);
  expect(screen.getByText('failed')).toBeTruthy();
  fireEvent(window, new Event('online'));
  await settle(true);
  expect(isOpen()).toBe(true);
});

it('opens when its chunk has become ready, but the press came before the next render', async () => {
  let resolve = (_module: string) => {};
  const lazyChunk = createLazyChunk(() => new Promise<string>((ready) => (resolve = ready)));
  let open = (): unknown => undefined;
  const Opener = () => {
    const overlay = useLazyOverlay(lazyChunk);
    open = overlay.open;
    return overlay.isOpen && <p>open</p>;
  };
  render(<Opener />);
  await act(async () => {
    void lazyChunk.load();
    resolve('module');
    while (lazyChunk.getSnapshot().status !== 'ready') await Promise.resolve();
    // React renders at the end of `act`.
    open();
  });
  expect(screen.queryByText('open')).not.toBeNull();
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createLazyChunk } from './lazy-chunk.ts';
import { useLateOverlay } from './use-late-overlay.ts';

afterEach(cleanup);

const setUp = () => {
  let settle = (_isThere: boolean) => {};
  const lazyChunk = createLazyChunk(
    () =>
      new Promise<string>((resolve, reject) => {
        settle = (hasLoaded) => (hasLoaded ? resolve('module') : reject(new Error('offline')));
      }),
  );
  const Opener = () => {
    const { module, isOpen, isComing, hasFailed, open, close } = useLateOverlay(lazyChunk);
    return (
      <>
        <button disabled={false} onClick={open} type="button">
          Open
        </button>
        <input aria-label="Name" />
        {isComing && <p>coming</p>}
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

it('opens when its chunk arrives, and again at once', async () => {
  const { press, settle } = setUp();
  press();
  expect(screen.getByText('coming')).toBeTruthy();
  await settle(true);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  press();
  expect(isOpen()).toBe(true);
});

it('opens nothing once the user has moved on', async () => {
  const { press, settle } = setUp();
  press();
  act(() => screen.getByLabelText('Name').focus());
  await settle(true);
  expect(isOpen()).toBe(false);
  expect(screen.queryByText('coming')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('opens when the focus is on no element', async () => {
  const { press, settle } = setUp();
  press();
  act(() => screen.getByRole('button', { name: 'Open' }).blur());
  await settle(true);
  expect(isOpen()).toBe(true);
});

it('opens for a bare click, which moves no focus', async () => {
  const { settle } = setUp();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await settle(true);
  expect(isOpen()).toBe(true);
});

it('reports a failure, and opens once the network is back', async () => {
  const { press, settle } = setUp();
  press();
  await settle(false);
  expect(screen.getByText('failed')).toBeTruthy();
  fireEvent(window, new Event('online'));
  await settle(true);
  expect(isOpen()).toBe(true);
});

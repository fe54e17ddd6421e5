import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lazyRegion } from './lazy-region.ts';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

afterEach(cleanup);

const MayShowToast = () => {
  useToast();
  return null;
};

/** Longer than the delay before an idle page loads chunks (`when-idle.ts`). */
const IDLE_MS = 800;

it('a page that shows no toast does not load the region', async () => {
  render(<ToastProvider>a page</ToastProvider>);
  await new Promise((resolve) => {
    setTimeout(resolve, IDLE_MS);
  });
  expect(lazyRegion.getSnapshot().status).toBe('idle');
});

it('a page that may show one preloads the region', async () => {
  render(
    <ToastProvider>
      <MayShowToast />
    </ToastProvider>,
  );
  await waitFor(() => expect(lazyRegion.getSnapshot().status).toBe('ready'), { timeout: 5000 });
});

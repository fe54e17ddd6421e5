// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.unstubAllGlobals());

test('it comes after the next frame', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await afterPaint();
  expect(order).toEqual(['frame']);
});

test('it comes where nothing is drawn', async () => {
  const frames = vi.fn<(callback: () => void) => void>();
  vi.stubGlobal('requestAnimationFrame', frames);
  await afterPaint();
  expect(frames).toHaveBeenCalledOnce();
});

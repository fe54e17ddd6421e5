import { expect, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

test('a browser that does not say the address is asked the same way', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('failed'))
    .mockResolvedValue('there');
  const loadAgain = importAgain(load);
  await expect(loadAgain()).rejects.toThrow('failed');
  await expect(loadAgain()).resolves.toBe('there');
});

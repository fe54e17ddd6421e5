import { afterEach, expect, test, vi } from 'vitest';
import { clearReloadTime, reloadOnce } from '../../src/loading/reload-once.ts';
import { foreignTexts } from './stored-texts.ts';
import { tryAll } from './record.ts';

const LINE = 5;
const KEY = 'reloadedForLostFile';

afterEach(() => vi.unstubAllGlobals());

test('with any stored time of a reload, a started page reloads once for a missing file', async (context) => {
  const entries = new Map<string, string>();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
  const failed = await tryAll(context, LINE, foreignTexts, (text) => {
    entries.set(KEY, text);
    reload.mockClear();
    clearReloadTime();
    reloadOnce();
    reloadOnce();
    return reload.mock.calls.length !== 1;
  });
  expect(failed).toEqual([]);
});

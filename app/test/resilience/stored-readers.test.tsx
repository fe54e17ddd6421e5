import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, unmountApp } from './render-app.tsx';
import { localStore, removePersonalEntries, storageKeys } from '../../src/platform/storage.ts';
import { storedEntries } from './stored-entries.ts';
import { foreignTexts } from './stored-texts.ts';
import { me } from './stored-user.ts';
import { tryAll } from './record.ts';

const LINE = 5;
const names = Object.keys(storedEntries) as (keyof typeof storedEntries)[];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(unmountApp);

describe('entries outside the list [G-10]', () => {
  test('the storage probe and a consent without its user are replaced or removed', async (context) => {
    const failed = await tryAll(context, LINE, foreignTexts, (text) => {
      localStorage.setItem('janani-check', text);
      localStorage.setItem('consent', text);
      const persists = localStore.isPersistent();
      removePersonalEntries(localStore, me.id);
      return !persists || localStorage.length > 0;
    });
    expect(failed).toEqual([]);
  });
});

describe('storedEntries', () => {
  test('lists every key of storageKeys under its name', () => {
    const tried = names.map((name) => storedEntries[name].key(me.id));
    const expected = Object.values(storageKeys).map((key) => (typeof key === 'string' ? key : key(me.id)));
    expect(tried.toSorted()).toEqual(expected.toSorted());
  });

  test('covers all storage: no other module of the app accesses it', () => {
    const direct = globSync('src/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` }).filter(
      (file) =>
        !file.includes('.test.') &&
        /(?:local|session)Storage\b(?!Db)|indexedDB\./.test(
          readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8').replaceAll(
            /\/\*[^]*?\*\/|\/\/.*/g,
            '',
          ),
        ),
    );
    expect(direct.toSorted()).toEqual([
      'src/loading/prehydration-input.ts',
      'src/loading/reload-once.ts',
      'src/platform/identity/indexed-db.ts',
      'src/platform/identity/provider-storage.ts',
      'src/platform/remove-analytics-data.ts',
      'src/platform/storage.ts',
    ]);
  });
});

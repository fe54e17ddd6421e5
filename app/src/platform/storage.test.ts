import { describe, expect, test } from 'vitest';
import { createStorage, readJson, writeJson } from './storage.ts';

const fake = (changes: Partial<Storage> = {}): Storage => {
  const entries = new Map<string, string>();
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
    ...changes,
  };
};
const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('a storage that throws falls back to memory [T-08]', () => {
  test.each([
    ['throws when opened', refuse],
    ['throws on write', () => fake({ setItem: refuse })],
    ['drops what is written', () => fake({ setItem: () => {} })],
    ['throws on every access', () => fake({ setItem: refuse, getItem: refuse, removeItem: refuse })],
  ])('%s', (_name, open) => {
    const storage = createStorage(open);
    storage.write('phone', '9876543210');
    expect(storage.read('phone')).toBe('9876543210');
    storage.remove('phone');
    expect(storage.read('phone')).toBeNull();
  });

  test('hasPersisted is false for an entry in memory only', () => {
    let isFull = false;
    const entries = fake();
    const full = fake({ getItem: (key) => entries.getItem(key), setItem: refuse });
    const storage = createStorage(() => (isFull ? full : entries));
    storage.write('phone', 'old');
    expect([storage.hasPersisted('phone'), storage.hasPersisted('another')]).toEqual([true, false]);
    isFull = true;
    storage.write('phone', 'new');
    expect([storage.read('phone'), storage.hasPersisted('phone')]).toEqual(['new', false]);
  });

  test('a removed entry is not returned, and can be written again', () => {
    const storage = createStorage(() => fake({ getItem: () => '{junk' }));
    expect(storage.read('phone')).toBe('{junk');
    storage.remove('phone');
    expect(storage.read('phone')).toBeNull();
    storage.write('phone', '9876543210');
    expect(storage.read('phone')).toBe('9876543210');
  });

  test('a storage that works again replaces the memory', () => {
    let isFull = true;
    const real = fake();
    const storage = createStorage(() => (isFull ? fake({ setItem: refuse }) : real));
    storage.write('phone', 'old');
    isFull = false;
    storage.write('phone', 'new');
    expect([storage.read('phone'), real.getItem('phone')]).toEqual(['new', 'new']);
  });
});

test('JSON that cannot be parsed is null', () => {
  const storage = createStorage(() => fake({ getItem: () => '{broken' }));
  expect(readJson(storage, 'x')).toBeNull();
  const working = createStorage(
    (
      (entries) => () =>
        entries
    )(fake()),
  );
  writeJson(working, 'x', { a: 1 });
  expect(readJson(working, 'x')).toEqual({ a: 1 });
});

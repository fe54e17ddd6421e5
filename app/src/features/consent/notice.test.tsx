import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_VERSION } from './consent.ts';
import { computeNoticeHash, getNoticeText } from './notice.ts';

/** The hash of each version's English text. A changed text is a new version: add it here and in consent.ts. */
const hashes: Record<number, string> = {
  1: '13f4fa93e1b3dbc1c8e052bc71fb5fbf6765076e6a54ebf98a89b41d51fe2440',
  2: '1088b48554a4f6e1d32896c2b78d7fb5fa73e9f2cd4124b5ebc0c6bf6df0a5b6',
};

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

test('a changed text has a new version, so that every user is asked again [T-13]', async () => {
  expect(await computeNoticeHash()).toBe(hashes[CONSENT_VERSION]);
});

test('a text that differs by one letter has another hash [T-13]', async () => {
  expect(getNoticeText()).toContain('Nothing is recorded unless you switch it on here.');
  expect(await computeNoticeHash(getNoticeText().replace('recorded', 'Recorded'))).not.toBe(
    await computeNoticeHash(),
  );
});

test('where the browser cannot hash, the choice is stored without a hash', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await computeNoticeHash()).toBe('');
});

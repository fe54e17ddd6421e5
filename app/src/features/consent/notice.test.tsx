import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_VERSION } from './consent.ts';
import { noticeHash, noticeText } from './notice.ts';

/** The English text of each version. A changed text is a new version: add it here and in consent.ts. */
const fingerprints: Record<number, string> = {
  1: '13f4fa93e1b3dbc1c8e052bc71fb5fbf6765076e6a54ebf98a89b41d51fe2440',
};

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

test('T-13 a text that has changed has a version of its own, so that everybody is asked again', async () => {
  expect(await noticeHash()).toBe(fingerprints[CONSENT_VERSION]);
});

test('T-13 a text that differs by one letter has another fingerprint', async () => {
  expect(noticeText()).toContain('Nothing is recorded unless you switch it on here.');
  expect(await noticeHash(noticeText().replace('recorded', 'Recorded'))).not.toBe(await noticeHash());
});

test('where the browser computes none, the choice is kept without one', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await noticeHash()).toBe('');
});

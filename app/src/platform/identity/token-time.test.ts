import { expect, test } from 'vitest';
import { clock } from '../clock.ts';
import { getIssueTime, requestAndSyncClock } from './token-time.ts';

const DAY_MS = 86_400_000;
const getToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const twoDaysAgo = Math.floor((Date.now() - 2 * DAY_MS) / 1000);

test.each([
  [getToken({ iat: 5, name: '???>>>' }), 5000],
  [getToken({ iat: '5' }), Number.NaN],
  [getToken({}), Number.NaN],
  [getToken(null), Number.NaN],
  ['no token', Number.NaN],
  ['', Number.NaN],
])('getIssueTime of the token %s', (token, time) => {
  expect(getIssueTime(token)).toBe(time);
});

test("a token from the SDK's cache does not set the clock; one that was issued now does", async () => {
  const token = getToken({ iat: twoDaysAgo });
  const request = () => Promise.resolve(token);
  expect(await requestAndSyncClock(request, () => false)).toBe(token);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
  await requestAndSyncClock(request, () => true);
  expect(Math.abs(clock.now() - (Date.now() - 2 * DAY_MS))).toBeLessThan(2000);
});

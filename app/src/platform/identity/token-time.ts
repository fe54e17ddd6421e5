import { clock } from '../clock.ts';

const readTimeClaim = (token: string, name: 'iat' | 'exp'): number => {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { [name]: seconds } = JSON.parse(atob(claims)) as Record<string, unknown>;
    return typeof seconds === 'number' ? seconds * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
};

/** When a token was issued, in milliseconds since 1970; NaN if it has no such claim (RFC 7519 §4.1.6). */
export const getIssueTime = (token: string): number => readTimeClaim(token, 'iat');

/** When a token expires, in milliseconds since 1970; NaN if it has no such claim (RFC 7519 §4.1.4). */
export const getExpiry = (token: string): number => readTimeClaim(token, 'exp');

/**
 * Requests a token and corrects the clock by it: a token that was just issued contains the server's time.
 *
 * @param isFresh whether the token was issued for this request, and did not come from the SDK's cache
 */
export const requestAndSyncClock = async (
  request: () => Promise<string>,
  isFresh: (token: string) => boolean,
): Promise<string> => {
  const requestedAt = Date.now();
  const token = await request();
  if (isFresh(token)) clock.addSample({ time: getIssueTime(token), requestedAt, arrivedAt: Date.now() });
  return token;
};

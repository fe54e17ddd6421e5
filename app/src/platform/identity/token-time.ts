import { clock } from '../clock.ts';

/** When a token was issued, in milliseconds since 1970; NaN where it does not say (RFC 7519 §4.1.6). */
export const issuedAt = (token: string): number => {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat } = JSON.parse(atob(claims)) as { iat?: unknown };
    return typeof iat === 'number' ? iat * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
};

/**
 * Has a token asked for, and the clock put right by it: one that was issued just now tells the true time.
 *
 * @param isFresh whether a token was issued for this question, and did not come from what the SDK keeps
 */
export const withTime = async (
  ask: () => Promise<string>,
  isFresh: (token: string) => boolean,
): Promise<string> => {
  const asked = Date.now();
  const token = await ask();
  if (isFresh(token)) clock.hear({ time: issuedAt(token), asked, arrived: Date.now() });
  return token;
};

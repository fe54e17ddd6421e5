/** Read-only requests with a time limit. */

/** A host usually responds in a second, and to all requests in ten. */
const LIMITS = { responseMs: 20_000, totalMs: 180_000 };

export type SiteResponse = { status: number; headers: Headers; body: Buffer };
export type SendRequest = (url: string, headers?: Record<string, string>) => Promise<SiteResponse>;

/** No readable response; the message is the reason. */
export class NoResponse extends Error {}

/** Sends GET requests without cookies; redirects are returned, not followed. */
export const createRequester = ({ responseMs, totalMs } = LIMITS): SendRequest => {
  const total = AbortSignal.timeout(totalMs);
  return async (url, headers = {}) => {
    const signal = AbortSignal.any([total, AbortSignal.timeout(responseMs)]);
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      if (total.aborted) throw new NoResponse(`the ${totalMs / 1000} s for all are over`);
      if (signal.aborted) throw new NoResponse(`no answer within ${responseMs / 1000} s`);
      const { message, cause } = error as Error;
      throw new NoResponse((cause instanceof Error && cause.message) || message);
    }
  };
};

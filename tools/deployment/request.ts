/** Requests that change nothing, and that end. */

/** An answer of ours is there in a second, all of them in ten. */
const LIMITS = { answerMs: 20_000, totalMs: 180_000 };

export type Answer = { status: number; headers: Headers; body: Buffer };
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** There was no answer that could be read, and why. */
export class NoResponse extends Error {}

/** Asks by GET, without cookies; redirects are told and not followed. */
export const createRequester = ({ answerMs, totalMs } = LIMITS): Ask => {
  const total = AbortSignal.timeout(totalMs);
  return async (address, headers = {}) => {
    const signal = AbortSignal.any([total, AbortSignal.timeout(answerMs)]);
    try {
      const response = await fetch(address, { headers, redirect: 'manual', signal });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      if (total.aborted) throw new NoResponse(`the ${totalMs / 1000} s for all are over`);
      if (signal.aborted) throw new NoResponse(`no answer within ${answerMs / 1000} s`);
      const { message, cause } = error as Error;
      throw new NoResponse((cause instanceof Error && cause.message) || message);
    }
  };
};

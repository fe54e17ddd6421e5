/** Requests that change nothing, and that end. */

export type Limits = {
  /** So long a host may take for one answer, with its body. */
  answerMs: number;
  /** So long everything together may take. */
  totalMs: number;
  /** The longest body that is read, uncompressed. */
  bodyBytes: number;
};

/** An answer of ours is there in a second, all of them in ten; the largest file of a build has 0.5 MB. */
const LIMITS: Limits = { answerMs: 20_000, totalMs: 180_000, bodyBytes: 8 * 1024 * 1024 };

export type Answer = { status: number; headers: Headers; body: Buffer; text: string };
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** There was no answer that could be read, and why. */
export class NoAnswer extends Error {}

const seconds = (ms: number) => `${ms / 1000} s`;

/** A body without an end would fill the memory. */
const readBody = async ({ body }: Response, limit: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > limit) throw new NoAnswer(`its body is longer than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Asks by GET, without cookies; redirects are told and not followed. The same question is asked once: all checks
 * judge the same answer.
 */
export const createAsk = ({ answerMs, totalMs, bodyBytes }: Limits = LIMITS): Ask => {
  const total = AbortSignal.timeout(totalMs);
  const answers = new Map<string, Promise<Answer>>();

  const fetchOnce = async (address: string, headers: Record<string, string>): Promise<Answer> => {
    const signal = AbortSignal.any([total, AbortSignal.timeout(answerMs)]);
    try {
      const response = await fetch(address, { headers, redirect: 'manual', signal });
      const body = await readBody(response, bodyBytes);
      return { status: response.status, headers: response.headers, body, text: body.toString() };
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      if (total.aborted) throw new NoAnswer(`the time limit of ${seconds(totalMs)} for all is over`);
      if (signal.aborted) throw new NoAnswer(`none within ${seconds(answerMs)}`);
      const { message, cause } = error as Error;
      throw new NoAnswer((cause instanceof Error && cause.message) || message);
    }
  };

  return (address, headers = {}) => {
    const question = JSON.stringify([address, headers]);
    const answer = answers.get(question) ?? fetchOnce(address, headers);
    answers.set(question, answer);
    return answer;
  };
};

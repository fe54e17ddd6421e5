/** How a check speaks to what is deployed, and says what it found. */

/** So long a host may take for an answer. */
const ANSWER_TIMEOUT_MS = 20_000;

type Answer = { status: number; headers: Headers; text: string };
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** A request that changes nothing: only GET, no cookies, redirects are told and not followed. */
export const ask: Ask = async (address, headers = {}) => {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(address, { headers, redirect: 'manual', signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

export type Deployment = {
  /** Without a slash at its end. */
  origin: string;
  /** Where the API answers, with its base path. */
  api: string;
  /** Where the identity provider answers. */
  provider: string;
  /** What the build says its host must send; undefined where there is no build here. */
  expectedHeaders: Record<string, string> | undefined;
  /** The worker of the build. */
  expectedWorker: string | undefined;
  ask: Ask;
};

/** What happened, why it matters, what to do. */
export class Finding extends Error {
  constructor(happened: string, matters: string, todo: string) {
    super(`${happened}, so ${matters}. ${todo}.`);
  }
}

/** A check that cannot be made here, and why. */
export class Skipped extends Error {}

export type Check = { name: string; run: (deployment: Deployment) => Promise<void> };

/** Ends a check with what it found, unless all is well. */
export const must = (isWell: boolean, happened: string, matters: string, todo: string): void => {
  if (!isWell) throw new Finding(happened, matters, todo);
};

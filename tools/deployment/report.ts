/** Requests every address once, and writes a line for each check. */
import { type SiteResponse, type Ask, NoResponse } from './request.ts';
import { type Check, checksFor } from './checks.ts';
import { type Build, type Expected, probesOf } from './expected.ts';

export type Line = { name: string; end: '✓' | '✗' | '–'; why: string };
type Seen = { expected: Expected; response?: SiteResponse; failure?: string };

/** The number of concurrent requests: a browser sends six to a host over HTTP/1.1. */
const AT_A_TIME = 6;
/** The number of failed addresses in a line. */
const NAMED_ADDRESSES = 4;

const see = async (expected: Expected, origin: string, ask: Ask): Promise<Seen> => {
  const { address, referer } = expected;
  try {
    const headers = referer === undefined ? {} : { Referer: referer };
    return { expected, response: await ask(new URL(address, origin).href, headers) };
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    return { expected, failure: error.message };
  }
};

const seeAll = async (all: Expected[], origin: string, ask: Ask): Promise<Seen[]> => {
  const seen: Seen[] = [];
  const waiting = all.values();
  const workThrough = async () => {
    for (const one of waiting) seen.push(await see(one, origin, ask));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, workThrough));
  return seen;
};

const lineOf = (check: Check, all: Seen[]): Line => {
  const { name, concerns, wrong, matters, todo } = check;
  const judged = all.filter(
    ({ expected, response }) => concerns(expected) && (check.judgesRefusals || response?.status === 200),
  );
  if (judged.length === 0)
    return { name, end: '–', why: `not looked at: ${check.skipped ?? 'no answer came'}` };
  const failed = judged.flatMap(({ expected, response, failure }) => {
    const what = response ? wrong(response, expected) : failure;
    return what === undefined ? [] : [`${expected.address} (${what})`];
  });
  if (failed.length === 0) return { name, end: '✓', why: `${judged.length} looked at` };
  const first = failed.slice(0, NAMED_ADDRESSES).join(', ');
  const more = failed.length > NAMED_ADDRESSES ? ` and ${failed.length - NAMED_ADDRESSES} more` : '';
  return {
    name,
    end: '✗',
    why: `${failed.length} of ${judged.length}: ${first}${more}, so ${matters}. ${todo}.`,
  };
};

/** Runs every check. Where the first page does not respond, the others are skipped: each would wait for its timeout. */
export const reportOn = async (origin: string, api: string, build: Build, ask: Ask): Promise<Line[]> => {
  const { failure } = await see({ address: '/', role: 'page' }, origin, ask);
  if (failure !== undefined) {
    const why = `${failure}, so nothing is known. Look whether the address is right and the deployment finished.`;
    return [{ name: 'the host answers', end: '✗', why }];
  }
  const seen = await seeAll([...build.served, ...probesOf(origin, api, build)], origin, ask);
  return checksFor(build.headers).map((check) => lineOf(check, seen));
};

/** Requests every URL once, and creates a line for each check. */
import { type SiteResponse, type SendRequest, NoResponse } from './request.ts';
import { type Check, createChecks } from './checks.ts';
import { type Build, type Expected, getProbes } from './expected.ts';

export type Line = { name: string; result: '✓' | '✗' | '–'; details: string };
type Result = { expected: Expected; response?: SiteResponse; failure?: string };

/** The number of concurrent requests: a browser sends six to a host over HTTP/1.1. */
const CONCURRENCY = 6;
/** The number of failed URLs in a line. */
const MAX_LISTED_URLS = 4;

const requestOne = async (expected: Expected, origin: string, sendRequest: SendRequest): Promise<Result> => {
  const { address, referer } = expected;
  try {
    const headers = referer === undefined ? {} : { Referer: referer };
    return { expected, response: await sendRequest(new URL(address, origin).href, headers) };
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    return { expected, failure: error.message };
  }
};

const requestAll = async (all: Expected[], origin: string, sendRequest: SendRequest): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = all.values();
  const worker = async () => {
    for (const request of queue) results.push(await requestOne(request, origin, sendRequest));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
};

const createLine = (check: Check, all: Result[]): Line => {
  const { name, appliesTo, findProblem, impact, remedy } = check;
  const evaluatedResponses = all.filter(
    ({ expected, response }) => appliesTo(expected) && (check.includesErrors || response?.status === 200),
  );
  if (evaluatedResponses.length === 0)
    return { name, result: '–', details: `skipped: ${check.skipped ?? 'no response'}` };
  const failures = evaluatedResponses.flatMap(({ expected, response, failure }) => {
    const problem = response ? findProblem(response, expected) : failure;
    return problem === undefined ? [] : [`${expected.address} (${problem})`];
  });
  if (failures.length === 0) return { name, result: '✓', details: `${evaluatedResponses.length} checked` };
  const first = failures.slice(0, MAX_LISTED_URLS).join(', ');
  const more = failures.length > MAX_LISTED_URLS ? ` and ${failures.length - MAX_LISTED_URLS} more` : '';
  return {
    name,
    result: '✗',
    details: `${failures.length} of ${evaluatedResponses.length}: ${first}${more}, so ${impact}. ${remedy}.`,
  };
};

/** Runs every check. Where the first page does not respond, the others are skipped: each would wait for its timeout. */
export const runChecks = async (
  origin: string,
  api: string,
  build: Build,
  sendRequest: SendRequest,
): Promise<Line[]> => {
  const { failure } = await requestOne({ address: '/', role: 'page' }, origin, sendRequest);
  if (failure !== undefined) {
    const why = `${failure}, so nothing could be checked. Check that the address is right and the deployment has finished.`;
    return [{ name: 'the host responds', result: '✗', details: why }];
  }
  const results = await requestAll([...build.served, ...getProbes(origin, api, build)], origin, sendRequest);
  return createChecks(build.headers).map((check) => createLine(check, results));
};

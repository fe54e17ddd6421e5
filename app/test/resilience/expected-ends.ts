import type { OperationId } from '@janani/api-client';
import type { Json } from './nine-calls.ts';

/** Statuses a backend, or something before it, answers with. (204 has no body, so it is none of these.) */
export const STATUSES = [200, 201, 202, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504] as const;
export type Status = (typeof STATUSES)[number];

/** The server's sentence; one that is longer than 200 characters is not for her (decision T-14). */
export const SENTENCE = 'This is not possible today.';
const LONG_SENTENCE = 'x'.repeat(201);

export type BodyName = keyof typeof bodies;
/** Eight bodies, each made of a right answer. */
export const bodies = {
  'the right answer': (right) => JSON.stringify(right),
  'right data under success false': (right) =>
    JSON.stringify({ ...right, success: false, message: SENTENCE }),
  'an error with a sentence': () => JSON.stringify({ success: false, message: SENTENCE }),
  'an error with too long a sentence': () => JSON.stringify({ success: false, message: LONG_SENTENCE }),
  'wrong data under success true': () => JSON.stringify({ success: true, message: SENTENCE, data: 7 }),
  'a list': () => JSON.stringify([{ message: SENTENCE }]),
  'a page of HTML': () => `<!doctype html><title>${SENTENCE}</title>`,
  'an empty body': () => '',
} satisfies Record<string, (right: { [key: string]: Json }) => string>;

/** What the app makes of an answer, or the words it has for its failure. */
type End = 'data' | 'the words of the server' | 'words of the catalogue';
export type Expected = { end: End; requests: number; tries: number; endsSession: boolean };

const asksWithBearer: Record<OperationId, boolean> = {
  // Decision T-15: none on calls 1 to 3.
  checkPhone: false,
  logIn: false,
  signUp: false,
  listHospitals: true,
  listDoctors: true,
  listStates: true,
  listSessions: true,
  getSession: true,
  enrollInSession: true,
};

/** Decision T-14: success is valid data, whatever the status; the first call looks at status and `success` first. */
const end = (operation: OperationId, status: Status, body: BodyName): End => {
  const isOk = status < 300;
  const isFirstCall = operation === 'checkPhone';
  switch (body) {
    case 'the right answer':
      if (!isFirstCall || isOk) return 'data';
      // Its message is the server's; every example has one.
      return 'the words of the server';
    case 'right data under success false':
      return isFirstCall ? 'the words of the server' : 'data';
    case 'an error with a sentence':
      return 'the words of the server';
    case 'wrong data under success true':
      // A number is known to exist, not to exist, or neither is said: the third is data (requirement SI-15).
      if (isFirstCall && isOk) return 'data';
      // The message of a success speaks of a success.
      return isOk ? 'words of the catalogue' : 'the words of the server';
    default:
      return 'words of the catalogue';
  }
};

/** Decision T-26: two retries for 5xx and 429, none for another answer. */
const mayPass = (status: Status) => status >= 500 || status === 429;

/** What must come of a call that is answered so. Decision G-16: a 401 is asked again once with a fresh token. */
export const expectedEnd = (operation: OperationId, status: Status, body: BodyName): Expected => {
  const expected = end(operation, status, body);
  const isFailure = expected !== 'data';
  const isRefusedToken = status === 401;
  return {
    end: expected,
    requests: isRefusedToken && asksWithBearer[operation] ? 2 : 1,
    tries: isFailure && mayPass(status) ? 3 : 1,
    endsSession: isFailure && isRefusedToken,
  };
};

import type { OperationId } from '@janani/api-client';
import type { Json } from './operations.ts';

/** Statuses that a backend or a proxy responds with. (204 is not among them: it has no body.) */
export const STATUSES = [200, 201, 202, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504] as const;
export type Status = (typeof STATUSES)[number];

/** The server's message; one of more than 200 characters is not shown (decision T-14). */
export const SERVER_MESSAGE = 'This is not possible today.';
const LONG_SERVER_MESSAGE = 'x'.repeat(201);

export type BodyName = keyof typeof bodies;
/** Eight bodies, each derived from a valid response. */
export const bodies = {
  'a valid response': (valid) => JSON.stringify(valid),
  'valid data under success false': (valid) =>
    JSON.stringify({ ...valid, success: false, message: SERVER_MESSAGE }),
  'an error with a sentence': () => JSON.stringify({ success: false, message: SERVER_MESSAGE }),
  'an error with too long a sentence': () => JSON.stringify({ success: false, message: LONG_SERVER_MESSAGE }),
  'wrong data under success true': () => JSON.stringify({ success: true, message: SERVER_MESSAGE, data: 7 }),
  'a list': () => JSON.stringify([{ message: SERVER_MESSAGE }]),
  'a page of HTML': () => `<!doctype html><title>${SERVER_MESSAGE}</title>`,
  'an empty body': () => '',
} satisfies Record<string, (valid: { [key: string]: Json }) => string>;

/** The result of a call: its data, or the source of the error message. */
type ResultKind = 'data' | 'a message of the server' | 'a text of the catalogue';
export type Expected = { end: ResultKind; requests: number; tries: number; endsSession: boolean };

const hasToken: Record<OperationId, boolean> = {
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

/** Decision T-14: success is valid data, whatever the status; the first call checks status and `success` first. */
const expectedResult = (operation: OperationId, status: Status, body: BodyName): ResultKind => {
  const isOk = status < 300;
  const isFirstCall = operation === 'checkPhone';
  switch (body) {
    case 'a valid response':
      if (!isFirstCall || isOk) return 'data';
      // Every example has a message, which is shown.
      return 'a message of the server';
    case 'valid data under success false':
      return isFirstCall ? 'a message of the server' : 'data';
    case 'an error with a sentence':
      return 'a message of the server';
    case 'wrong data under success true':
      // A response that does not state whether the number exists is valid data (requirement SI-15).
      if (isFirstCall && isOk) return 'data';
      // The message of a success does not describe the error.
      return isOk ? 'a text of the catalogue' : 'a message of the server';
    default:
      return 'a text of the catalogue';
  }
};

/** Decision T-26: two retries for 5xx and 429, none for any other response. */
const isRetried = (status: Status) => status >= 500 || status === 429;

/** The expected result of a call with this response. Decision G-16: a 401 is retried once with a fresh token. */
export const getExpectedResult = (operation: OperationId, status: Status, body: BodyName): Expected => {
  const expected = expectedResult(operation, status, body);
  const isFailure = expected !== 'data';
  const isRefusedToken = status === 401;
  return {
    end: expected,
    requests: isRefusedToken && hasToken[operation] ? 2 : 1,
    tries: isFailure && isRetried(status) ? 3 : 1,
    endsSession: isFailure && isRefusedToken,
  };
};

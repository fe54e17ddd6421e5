import { ApiError, type OperationId, programs } from '@janani/api-client';

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isFinite(value) && (value as number) >= 0;
const isMoment: Check = (value) => isText(value) && new Date(value as string).toISOString() === value;
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Exactly these fields, each valid, so that the app can rely on them without a check. */
const hasShape =
  (shape: Shape): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, check]) => check((value as Record<string, unknown>)[key]));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const authentication = hasShape({
  token: isText,
  user: hasShape({
    id: isText,
    phone: isText,
    first_name: isString,
    last_name: isString,
    verified: isBoolean,
    role: isString,
  }),
});
const session = hasShape({
  id: isText,
  slug: isText,
  title: isText,
  description: nullable(isText),
  image: nullable(isText),
  program: nullable((value) => programs.some((program) => program === value)),
  scheduled_at: nullable(isMoment),
  duration: nullable((value) => isCount(value) && value !== 0),
  organiser: nullable(isText),
  is_enrolled: isBoolean,
  registration_link: nullable(isText),
  attendees: nullable(isCount),
  enrollment: nullable(hasShape({ status: nullable(isText), join_link: nullable(isText) })),
});

/** Whether the data of a call matches its type, checked without the client's readers. */
export const isUsable: Record<OperationId, Check> = {
  checkPhone: hasShape({ exists: optional(isBoolean) }),
  logIn: authentication,
  signUp: authentication,
  listHospitals: listOf(hasShape({ code: isText, name: isText, doctor_count: optional(isCount) })),
  listDoctors: listOf(hasShape({ doctor_code: isText, doctor: isText })),
  listStates: listOf(hasShape({ id: (value) => isCount(value) && value !== 0, name: isText })),
  listSessions: hasShape({ items: listOf(session), received: isCount }),
  getSession: session,
  enrollInSession: hasShape({ is_enrolled: isBoolean }),
};

const KINDS = new Set(['unauthenticated', 'not-found', 'refused', 'unexpected-response']);
const MAX_MESSAGE = 200;

/** An error that can be shown: of a known kind, with a valid message of the server or none (decision T-14). */
export const isReportable = ({ kind, serverMessage }: ApiError): boolean =>
  KINDS.has(kind) &&
  (serverMessage === undefined || (serverMessage.trim() !== '' && serverMessage.length <= MAX_MESSAGE));

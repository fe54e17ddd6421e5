import { ApiError } from './api-error.ts';
import type { OperationId } from './operation.ts';

/** A response: the status, the relevant headers, and the body if it was JSON. */
export type ApiResponse = {
  status: number;
  ok: boolean;
  /** Undefined if the body was not JSON. */
  body: unknown;
  retryAfter: string | null;
};

// Decision T-14.
/** Longer server messages are not written for users. */
const MAX_SERVER_MESSAGE_LENGTH = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a JSON object, or undefined for any other body. */
export const getField = (body: unknown, name: 'data' | 'success' | 'message'): unknown =>
  isRecord(body) ? body[name] : undefined;

const getServerMessage = ({ ok, body }: ApiResponse): string | undefined => {
  // The message of a success describes the success, so it is not an error text.
  if (ok && getField(body, 'success') === true) return undefined;
  const message = getField(body, 'message');
  if (typeof message !== 'string') return undefined;
  const text = message.trim();
  return text.length > 0 && text.length <= MAX_SERVER_MESSAGE_LENGTH ? text : undefined;
};

/** `Retry-After` in milliseconds; the header contains seconds or a date (RFC 9110 §10.2.3). */
const parseRetryAfter = (header: string | null, now = Date.now()): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

const getErrorKind = ({ status, body }: ApiResponse) => {
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'not-found';
  return isRecord(body) && (status >= 400 || getField(body, 'success') === false)
    ? 'refused'
    : 'unexpected-response';
};

/** Creates the error for a response without usable data. */
export const createApiError = (operation: OperationId, response: ApiResponse, cause?: unknown): ApiError =>
  new ApiError(getErrorKind(response), operation, {
    status: response.status,
    serverMessage: getServerMessage(response),
    retryAfterMs: parseRetryAfter(response.retryAfter),
    cause,
  });

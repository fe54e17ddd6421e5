import type { OperationId } from './operation.ts';

/**
 * Why a call has no data.
 *
 * - `offline`: no response arrived, or it broke off.
 * - `timeout`: no response within the client's time limit.
 * - `unauthenticated`: no user is signed in, or the backend rejects the token even after a refresh.
 * - `not-found`: the requested resource does not exist.
 * - `refused`: the backend responded with an error.
 * - `unexpected-response`: the response does not match the description (HTML, wrong shape).
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthenticated'
  | 'not-found'
  | 'refused'
  | 'unexpected-response';

type Details = {
  /** HTTP status, if a response arrived. */
  status?: number | undefined;
  // Decision T-14.
  /** The backend's own message: a non-empty sentence of at most 200 characters. */
  serverMessage?: string | undefined;
  /** How long the client must wait, in milliseconds (`Retry-After`). */
  retryAfterMs?: number | undefined;
  cause?: unknown;
};

const explanations: Record<ApiErrorKind, string> = {
  offline:
    'No response arrived, so nothing is known about the outcome. Try again when there is a connection.',
  timeout: 'No response arrived in time, so nothing is known about the outcome. Try again.',
  unauthenticated: 'Not authenticated',
  'not-found': 'The backend does not know what was asked for. Check the identifier.',
  refused: 'The backend refused the call, so there is no data. Show its message or a text of your own.',
  'unexpected-response':
    'The response does not follow the API description, so it cannot be used. Compare it with openapi/janani-api.yaml.',
};

/**
 * The error that a call rejects with, with two exceptions: an abort by the caller rejects with its reason, and a
 * failing `getIdToken` or `fetch` of the host with its own error.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operation: OperationId;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ApiErrorKind, operation: OperationId, details: Details = {}) {
    // Spec §6 defines the text of a call without a signed-in user; the others are for developers.
    super(kind === 'unauthenticated' ? explanations[kind] : `${operation}: ${explanations[kind]}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.operation = operation;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.retryAfterMs = details.retryAfterMs;
  }
}

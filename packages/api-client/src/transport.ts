import createFetchClient, { type Client } from 'openapi-fetch';
import type { ApiResponse } from './api-response.ts';
import { ApiError } from './api-error.ts';
import { type GetIdToken, getAuthorizationHeader } from './bearer.ts';
import type { paths } from './generated/schema.d.ts';
import type { OperationId } from './operation.ts';
import { createTimeLimit } from './time-limit.ts';

export type ClientOptions = {
  /** The base URL of the API; ends in `/api`. */
  baseUrl: string;
  /**
   * The signed-in user's fresh identity token, or null when no user is signed in. A call that requires a token rejects
   * with this function's own error.
   */
  getIdToken: GetIdToken;
  /** Replaces the global `fetch`, for instance with `createSandbox().fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** How long one call may take, refresh and resend included. Default: 20,000 ms. */
  timeoutMs?: number;
};

export type CallOptions = {
  /** Ends the call; it then rejects with the signal's reason, not with an ApiError. */
  signal?: AbortSignal | undefined;
};

type Init = {
  signal: AbortSignal;
  parseAs: 'text';
  headers: Record<string, string>;
  fetch: (request: Request) => Promise<Response>;
};
type Result = { data?: string | undefined; error?: unknown; response: Response };
type SendRequest = (client: Client<paths>, init: Init) => Promise<Result>;

/** Sends one operation and returns its response, whatever the status. */
export type Transport = (
  operation: OperationId,
  request: SendRequest,
  options?: CallOptions,
) => Promise<ApiResponse>;

/** Half of the time that a user waits before trying again; a slow 2G response still fits. */
const DEFAULT_TIMEOUT_MS = 20_000;

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Whether `fetch`, or reading its body, failed because no response arrived or it broke off (Fetch standard, 5.6). */
const isFetchFailure = (error: unknown) => error instanceof TypeError || error instanceof DOMException;

const toApiResponse = ({ data, error, response }: Result): ApiResponse => ({
  status: response.status,
  ok: response.ok,
  body: parseJson(error ?? data),
  retryAfter: response.headers.get('Retry-After'),
});

export const createTransport = ({
  baseUrl,
  getIdToken,
  // Read for each call, so that wrappers installed after this client still apply.
  fetch = (request) => globalThis.fetch(request),
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: ClientOptions): Transport => {
  const client = createFetchClient<paths>({ baseUrl, headers: { Accept: 'application/json' } });

  return async (operation, request, { signal } = {}) => {
    const limit = createTimeLimit(timeoutMs, signal);
    const send = async (headers: Record<string, string>) => {
      // An error before sending is not a connection failure: for example, a parameter cannot be serialized.
      let isSent = false;
      const init: Init = {
        signal: limit.signal,
        parseAs: 'text',
        headers,
        fetch: (builtRequest) => {
          isSent = true;
          return fetch(builtRequest);
        },
      };
      const result = await limit.race(request(client, init)).catch((cause: unknown) => {
        throw isSent && isFetchFailure(cause) ? new ApiError('offline', operation, { cause }) : cause;
      });
      return toApiResponse(result);
    };

    try {
      const headers = await limit.race(getAuthorizationHeader(operation, getIdToken));
      const response = await send(headers);
      if (response.status !== 401 || !headers['Authorization']) return response;
      // The token may have been revoked or the clock may be wrong: one fresh token, one resend.
      const renewed = await limit.race(getAuthorizationHeader(operation, getIdToken, { fresh: true }));
      return renewed['Authorization'] ? await send(renewed) : response;
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if (limit.hasExpired()) throw new ApiError('timeout', operation, { cause });
      throw cause;
    } finally {
      limit.release();
    }
  };
};

import { ApiError } from '@janani/api-client';
import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query';
import { IdentityError } from '../platform/identity/port.ts';
import { isDefect } from '../platform/is-defect.ts';
import { reportFailure } from './report-failure.ts';

const MINUTE = 60_000;
/** Spec §7: data is fresh for 5 minutes; unused data is cached for 30 minutes. */
export const FRESH_MS = 5 * MINUTE;
export const CACHE_MS = 30 * MINUTE;
/** Spec §7: a query is retried while its failure count is below 2. */
const MAX_RETRIES = 2;
/** As long as one call may take. For a longer wait the user gets the error at once, and can retry. */
const MAX_RETRY_AFTER_MS = 20_000;

/** Decision T-26: network faults, timeouts, 5xx and 429 may be temporary; another error response is not. */
const isTransient = (error: unknown) => {
  if (!(error instanceof ApiError))
    return error instanceof IdentityError && error.code === 'auth/network-request-failed';
  if ((error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return false;
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  return error.status !== undefined && (error.status >= 500 || error.status === 429);
};

export const shouldRetry = (failureCount: number, error: unknown): boolean =>
  failureCount < MAX_RETRIES && isTransient(error);

/** The delay that the backend requests (`Retry-After`), else 1 s, then 2 s. */
export const retryDelay = (failureCount: number, error: unknown): number =>
  (error instanceof ApiError ? error.retryAfterMs : undefined) ?? 1000 * 2 ** failureCount;

export const createQueryClient = () => {
  // The online manager assumes a network until an `offline` event. For a page opened offline it would not notice the
  // network's return.
  if (typeof navigator === 'object') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHE_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        // A request made offline fails at once, so that the user gets an error instead of a pending state.
        networkMode: 'always',
        // A page that has data continues to show it when a refetch fails because of a defect.
        throwOnError: (error, { state }) => state.data === undefined && isDefect(error),
      },
      mutations: { networkMode: 'always', throwOnError: isDefect },
    },
  });
};

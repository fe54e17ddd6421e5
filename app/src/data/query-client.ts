import { ApiError } from '@janani/api-client';
import { QueryClient, onlineManager } from '@tanstack/react-query';
import { IdentityError } from '../platform/identity/port.ts';

const MINUTE = 60_000;
/** Spec §7: freshness 5 minutes, unused cache kept 30 minutes. */
export const FRESH_MS = 5 * MINUTE;
export const CACHE_MS = 30 * MINUTE;
/** Spec §7: a query is retried while its failure count is below 2. */
const MAX_RETRIES = 2;
/** As long as one call may take: whoever has to wait longer is told, and asks again. */
const MAX_RETRY_AFTER_MS = 20_000;

/** Decision T-26: faults of the network, 5xx and 429 may pass; a refusal or a wait that ended by its limit will not. */
const mayPass = (error: unknown) => {
  if (!(error instanceof ApiError))
    return error instanceof IdentityError && error.code === 'auth/network-request-failed';
  if ((error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return false;
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  return error.status !== undefined && (error.status >= 500 || error.status === 429);
};

export const shouldRetry = (failureCount: number, error: unknown): boolean =>
  failureCount < MAX_RETRIES && mayPass(error);

/** Waits as long as the backend asks (`Retry-After`), else 1 s, then 2 s. */
export const retryDelay = (failureCount: number, error: unknown): number =>
  (error instanceof ApiError ? error.retryAfterMs : undefined) ?? 1000 * 2 ** failureCount;

export const createQueryClient = () => {
  // It takes a network for granted until it hears of one that goes. Opened without, it would not notice that one comes.
  if (typeof navigator === 'object') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHE_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        // Offline is an answer too: say so at once instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
};

import { ApiError } from '@janani/api-client';
import { IdentityError } from '../platform/identity/port.ts';

/** Neither the backend nor the provider that issues its token responded, probably because there is no network. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.kind === 'offline'
    : error instanceof IdentityError && error.code === 'auth/network-request-failed';

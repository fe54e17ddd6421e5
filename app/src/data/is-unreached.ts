import { ApiError } from '@janani/api-client';
import { IdentityError } from '../platform/identity/port.ts';

/** No response came, of the backend or of whom its token is from: as far as can be seen for want of a network. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.kind === 'offline'
    : error instanceof IdentityError && error.code === 'auth/network-request-failed';

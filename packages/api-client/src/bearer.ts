import { ApiError } from './api-error.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './operation.ts';

// Decision T-15.
/**
 * Returns the identity token that becomes the bearer: the provider's ID token, never the backend's own. `fresh`
 * requests a new one from the provider. Null: no user is signed in.
 */
export type GetIdToken = (options: { fresh: boolean }) => Promise<string | null>;

/**
 * The Authorization header of a call, by the description's `security`: never, if there is a user, or always.
 *
 * @throws ApiError `unauthenticated` when a token is required and no user is signed in: no request is sent.
 */
export const getAuthorizationHeader = async (
  operation: OperationId,
  getIdToken: GetIdToken,
  { fresh = false } = {},
): Promise<Record<string, string>> => {
  const { bearer } = operations[operation];
  if (bearer === 'none') return {};
  // A lookup that works without a user must not fail because the token is unavailable.
  const token =
    bearer === 'optional' ? await getIdToken({ fresh }).catch(() => null) : await getIdToken({ fresh });
  if (token) return { Authorization: `Bearer ${token}` };
  if (bearer === 'required') throw new ApiError('unauthenticated', operation);
  return {};
};

import { ApiError } from './api-error.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './operation.ts';

// Decision T-15.
/**
 * Gives the identity token that becomes the bearer: the provider's ID token, never
 * the backend's own. `fresh` asks for a new one from the provider. Null: nobody is signed in.
 */
export type GetIdToken = (options: { fresh: boolean }) => Promise<string | null>;

/**
 * The Authorization header of a call, as the description's `security` says: never, if there is a
 * user, or always.
 *
 * @throws ApiError `unauthenticated` when a token is required and nobody is signed in: no request leaves.
 */
export const authorization = async (
  operation: OperationId,
  getIdToken: GetIdToken,
  { fresh = false } = {},
): Promise<Record<string, string>> => {
  const { bearer } = operations[operation];
  if (bearer === 'none') return {};
  // A look-up that works without a user must not fail because a token cannot be had.
  const token =
    bearer === 'optional' ? await getIdToken({ fresh }).catch(() => null) : await getIdToken({ fresh });
  if (token) return { Authorization: `Bearer ${token}` };
  if (bearer === 'required') throw new ApiError('unauthenticated', operation);
  return {};
};

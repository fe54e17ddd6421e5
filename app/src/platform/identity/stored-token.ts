import { clock } from '../clock.ts';
import type { BoundUser } from './port.ts';
import { readProviderUser } from './provider-storage.ts';
import { getExpiry } from './token-time.ts';

/** A token that expires sooner may have expired when the backend reads it. */
const MIN_VALIDITY_MS = 120_000;
/** If the database is slower, the SDK is loaded instead. */
export const DATABASE_WAIT_MS = 300;

type StoredUser = { uid?: unknown; stsTokenManager?: { accessToken?: unknown } | null } | null;

/**
 * The token that the provider's SDK has stored for this user and no other (firebase-js-sdk,
 * packages/auth/src/core/user/token_manager.ts); null where there is none, or where it expires soon by this phone's
 * clock. The provider is not asked: it may have disabled the user meanwhile, and then the backend decides.
 */
export const readStoredToken = async (
  { uid, app }: Pick<BoundUser, 'uid' | 'app'>,
  waitMs = DATABASE_WAIT_MS,
): Promise<string | null> => {
  if (uid === null || app === null) return null;
  const row = await Promise.race([
    readProviderUser(app),
    new Promise<null>((resolve) => void setTimeout(resolve, waitMs, null)),
  ]);
  const user = row?.value as StoredUser;
  const token = user?.stsTokenManager?.accessToken;
  if (user?.uid !== uid || typeof token !== 'string') return null;
  return getExpiry(token) - clock.now() > MIN_VALIDITY_MS ? token : null;
};

import { createClient } from '@janani/api-client';
import { mintToken, REGISTERED_PHONE } from '@janani/sandbox-api';
import { writeStoredSession } from '../src/features/account/stored-session.ts';
import { localStore } from '../src/platform/storage.ts';
import { PROJECT_ID } from './backend.ts';

/**
 * Signs the registered user in on this phone, with the calls and stored entries of a real sign-in. Resolves with the
 * user’s ID.
 */
export const signIn = async (): Promise<string> => {
  const idToken = mintToken({ phone: REGISTERED_PHONE, projectId: PROJECT_ID, issuedAt: new Date() });
  const { user, token } = await createClient({ baseUrl: '/api', getIdToken: async () => idToken }).logIn(
    idToken,
  );
  writeStoredSession(localStore, { user, token, binding: { uid: 'demo', app: 'demo' } });
  return user.id;
};

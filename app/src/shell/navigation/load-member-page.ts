import { language } from '../../i18n/language.ts';
import { getPrefix } from '../../i18n/languages.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { findRoute } from '../../routes/find-route.ts';
import { loadScreen } from './screens.ts';

/** Fetches the product behind sign-in. */
export const loadAuthenticatedApp = () => import('../AuthenticatedApp.tsx');

/**
 * Imports all modules of a signed-in user's page at the same time: by rendering alone, each is imported only once the
 * one around it has rendered.
 */
export const loadMemberPage = async (): Promise<void> => {
  const route = findRoute(window.location.pathname.slice(getPrefix(language()).length));
  if (route?.access !== 'member' || localStore.read(storageKeys.authToken) === null) return;
  await Promise.all([loadAuthenticatedApp(), import('../member/MemberArea.tsx'), loadScreen(route)]);
};

import { useEffect } from 'react';
import { useAuth } from '../features/account/AuthProvider.tsx';
import { analytics } from '../platform/analytics.ts';
import { storageKeys } from '../platform/storage.ts';
import { whenIdle } from '@janani/ui/loading';

/**
 * Sends analytics the signed-in user (spec §4), and starts or stops it by this user's choice, made here or in another
 * tab.
 */
export const AnalyticsIdentity = () => {
  const { user } = useAuth();
  useEffect(() => {
    if (!user) return undefined;
    const { id, phone, first_name, last_name, verified, role } = user;
    analytics.identify(id, { phone, first_name, last_name, verified, role });
    let isShown = true;
    const applyChoice = () =>
      void import('./analytics-consent.ts').then(
        ({ applyAnalyticsConsent }) => isShown && applyAnalyticsConsent(id),
        () => {},
      );
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.consent(id)) applyChoice();
    };
    void whenIdle().then(applyChoice);
    window.addEventListener('storage', onStorage);
    return () => {
      isShown = false;
      window.removeEventListener('storage', onStorage);
    };
  }, [user]);
  return null;
};

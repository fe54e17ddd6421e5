import { ApiError } from '@janani/api-client';
import { useToast } from '@janani/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n/entry-text.ts';
import { identity } from '../../platform/identity/identity.ts';
import { useAuth } from './AuthProvider.tsx';

/**
 * A 401 that survives a refresh, or a stored user the provider no longer knows, ends the session
 * with one toast (decision G-16). A fault of the network never does.
 */
export const SessionEndings = () => {
  const client = useQueryClient();
  const toast = useToast();
  const { isAuthenticated, logOut } = useAuth();

  const end = useEffectEvent(() => {
    if (!isAuthenticated) return;
    logOut();
    toast.show({ type: 'info', title: t('session.ended.title'), description: t('session.ended.text') });
  });
  const onError = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'unauthenticated') end();
  });

  useEffect(() => {
    if (!isAuthenticated) return undefined;
    return identity.onChange((isKnown) => {
      if (!isKnown) end();
    });
  }, [isAuthenticated]);

  useEffect(() => {
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return null;
};

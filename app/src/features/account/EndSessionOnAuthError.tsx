import { ApiError } from '@janani/api-client';
import { useToast } from '@janani/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n/t.ts';
import { bearer } from '../../platform/api.ts';
import { identity } from '../../platform/identity/identity.ts';
import { useAuth } from './AuthProvider.tsx';

/**
 * A 401 that persists after a refresh, or a stored user whom the provider no longer recognises, ends the session with
 * one toast (decision G-16). A network fault never does.
 */
export const EndSessionOnAuthError = () => {
  const client = useQueryClient();
  const toast = useToast();
  const { user, logOut } = useAuth();
  const userId = user?.id;

  const end = useEffectEvent(() => {
    if (userId === undefined || !logOut()) return;
    toast.show({ type: 'info', title: t('session.ended.title'), description: t('session.ended.text') });
  });
  const onError = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'unauthenticated') end();
  });

  useEffect(() => {
    const boundUser = userId === undefined ? null : bearer.user();
    return boundUser ? identity.onSignedOut(boundUser, () => end()) : undefined;
  }, [userId]);

  useEffect(() => {
    const unsubscribes = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [client]);
  return null;
};

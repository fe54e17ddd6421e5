import { ApiError } from '@janani/api-client';
import { useToast } from '@janani/ui/toast';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { isCurrentClient } from '../account/QueryHost.tsx';
import { getErrorText } from '../../data/error-text.ts';
import { enroll } from '../../data/session-queries.ts';

/**
 * Enrols the user. However often the user taps, even after leaving the page and returning, only one request is
 * pending.
 */
export const useEnroll = (slug: string) => {
  const client = useQueryClient();
  const toast = useToast();
  const mutationKey = ['enroll', slug];
  const isEnrolling = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => enroll(client, slug),
    onError: (error) => {
      // Another user is signed in by now.
      if (!isCurrentClient(client)) return;
      // The end of the sign-in session shows another toast (decision G-16).
      if (error instanceof ApiError && error.kind === 'unauthenticated') return;
      toast.show({
        type: 'error',
        title: t('error.title'),
        description: getErrorText(error, t('session.enrollFailed')),
      });
    },
  });
  return {
    isEnrolling,
    enroll: () => {
      // Reads the cache, not the last render: a second tap may come before it.
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
  };
};

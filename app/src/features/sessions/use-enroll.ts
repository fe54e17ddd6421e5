import { useToast } from '@janani/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { errorText } from '../auth/error-text.ts';
import { enroll, wasEnrolled } from './queries.ts';

/** Taking a place; an answer that got lost after the backend had counted her in is no failure. */
export const useEnroll = (slug: string) => {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationKey: ['enroll', slug],
    mutationFn: () => enroll(client, slug),
    onError: async (error) => {
      if (await wasEnrolled(client, slug)) return;
      toast.show({
        type: 'error',
        title: t('error.title'),
        description: errorText(error, t('session.enrollFailed')),
      });
    },
  });
};

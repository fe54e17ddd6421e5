import { useToast } from '@janani/ui/toast';
import { t } from '../../i18n/t.ts';
import { useAuth } from './AuthProvider.tsx';

/** Logs out on the user's request, and confirms it with a toast (spec §8). */
export const useLogOut = (): (() => void) => {
  const { logOut } = useAuth();
  const toast = useToast();
  return () => {
    if (logOut()) toast.show({ type: 'success', title: t('logout.title'), description: t('logout.text') });
  };
};

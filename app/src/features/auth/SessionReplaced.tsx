import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/entry-text.ts';
import { paths } from '../../paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { readablePhone } from './phone.ts';

/** Says that another user has signed in in another tab, and leaves the page of the one before. */
export const SessionReplaced = () => {
  const { onReplaced } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const tell = useEffectEvent((phone: string) => {
    void navigate(paths.dashboard, { replace: true });
    toast.show({
      type: 'info',
      title: t('session.replaced.title'),
      description: t('session.replaced.text', { phone: readablePhone(phone) }),
    });
  });
  useEffect(() => onReplaced(({ phone }) => tell(phone)), [onReplaced]);
  return null;
};

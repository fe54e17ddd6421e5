import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { REPLACED_TOAST_ID, createReplacedToast } from './replaced-toast.ts';

/** Announces that another user has signed in in another tab, and leaves the former user's page. */
export const SessionReplaced = () => {
  const { user, onReplaced } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const showToast = useEffectEvent((phone: string) => {
    void navigate(paths.dashboard, { replace: true });
    toast.show(createReplacedToast(phone));
  });
  useEffect(() => onReplaced(({ phone }) => showToast(phone)), [onReplaced]);
  const onEnd = useEffectEvent(() => toast.hide(REPLACED_TOAST_ID));
  useEffect(() => {
    if (!user) onEnd();
  }, [user]);
  return null;
};

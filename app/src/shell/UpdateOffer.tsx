import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { paths } from '../routes/paths.ts';
import { updates } from '../platform/updates.ts';

const getServerSnapshot = () => false;

/** Offers a new version of the app. The user accepts it when it suits, and it never interrupts the entry of a code. */
export const UpdateOffer = () => {
  const toast = useToast();
  const { pathname } = useLocation();
  const isWaiting = useSyncExternalStore(updates.subscribe, updates.isWaiting, getServerSnapshot);

  const accept = () => {
    if (updates.accept() === 'now') return;
    toast.show({ type: 'info', title: t('update.later.title'), description: t('update.later.text') });
  };
  const offer = useEffectEvent(() => {
    toast.show({
      id: 'update',
      type: 'info',
      title: t('update.title'),
      description: t('update.text'),
      action: { label: t('update.take'), onPress: accept },
    });
  });

  useEffect(() => {
    if (isWaiting) offer();
  }, [isWaiting]);
  useEffect(() => {
    updates.onPageOpened(pathname === paths.code);
  }, [pathname]);
  return null;
};

import { BadgeCheckIcon, LogOutIcon, ReceiptIndianRupeeIcon, UserIcon } from '@janani/ui/icons';
import type { MenuItem } from '@janani/ui/menu';
import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { useLogOut } from '../../features/account/use-log-out.ts';

/** Profile, Subscription, Payments, Logout (spec §2, "Dashboard"). */
export const useAccountMenu = (): readonly MenuItem[] => {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const goTo = (path: string) => () => void navigate(path);
  return [
    { id: 'profile', label: t('nav.profile'), icon: <UserIcon />, onAction: goTo(paths.settings) },
    {
      id: 'subscription',
      label: t('nav.subscription'),
      icon: <BadgeCheckIcon />,
      onAction: goTo(paths.subscription),
    },
    {
      id: 'payments',
      label: t('nav.payments'),
      icon: <ReceiptIndianRupeeIcon />,
      onAction: goTo(paths.payments),
    },
    { id: 'logout', label: t('nav.logout'), icon: <LogOutIcon />, tone: 'danger', onAction: logOut },
  ];
};

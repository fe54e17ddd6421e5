import { Avatar, initialsOf } from '@janani/ui/avatar';
import { BottomNav } from '@janani/ui/bottom-nav';
import { CalendarHeartIcon, HouseIcon, LogOutIcon } from '@janani/ui/icons';
import { Menu } from '@janani/ui/menu';
import { MemberHeader, NotificationBell } from '@janani/ui/site-header';
import { useToast } from '@janani/ui/toast';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { memberContent } from './MemberLayout.css.ts';

/** The fixed number of new notifications (spec §9, decision T-02). */
const NOTIFICATION_COUNT = 2;

/** The frame of the signed-in pages: header on desktops, tab bar on phones. */
export const MemberLayout = () => {
  const { user, logOut } = useAuth();
  const { pathname } = useLocation();
  const toast = useToast();
  const initials = initialsOf(user ? `${user.first_name} ${user.last_name}` : '');
  // A session belongs to the sessions.
  const currentHref = pathname.startsWith('/session') ? paths.sessions : pathname;

  const onLogOut = () => {
    logOut();
    toast.show({ type: 'success', title: t('logout.title'), description: t('logout.text') });
  };

  return (
    <>
      <MemberHeader
        homeHref={paths.dashboard}
        currentHref={currentHref}
        links={[
          { href: paths.dashboard, label: t('nav.dashboard') },
          { href: paths.sessions, label: t('nav.sessions') },
        ]}
        notifications={<NotificationBell count={NOTIFICATION_COUNT} />}
        account={
          <Menu
            label={t('nav.account', { initials })}
            trigger={<Avatar initials={initials} />}
            items={[
              {
                id: 'logout',
                label: t('nav.logout'),
                icon: <LogOutIcon />,
                tone: 'danger',
                onAction: onLogOut,
              },
            ]}
          />
        }
      />
      <main className={memberContent} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <BottomNav
        currentHref={currentHref}
        items={[
          { href: paths.dashboard, label: t('nav.home'), icon: <HouseIcon /> },
          { href: paths.sessions, label: t('nav.sessions'), icon: <CalendarHeartIcon /> },
        ]}
      />
    </>
  );
};

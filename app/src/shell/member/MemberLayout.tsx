import { initialsOf, Avatar } from '@janani/ui/avatar';
import { BottomNav } from '@janani/ui/bottom-nav';
import { CalendarHeartIcon, GiftIcon, HouseIcon, UserIcon } from '@janani/ui/icons';
import { Menu } from '@janani/ui/menu';
import { OfflineNotice, useOnline } from '@janani/ui/offline-notice';
import { MemberHeader, NotificationBell } from '@janani/ui/site-header';
import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { ActionBarContext } from '../../features/action-bar/action-bar-context.ts';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { actionBarSlot, memberContent, noticeSlot, tabBar } from './MemberLayout.css.ts';
import { innerPage, sectionOf } from './inner-pages.ts';
import { PageTransition } from '../navigation/PageTransition.tsx';
import { useAccountMenu } from './use-account-menu.tsx';

/** The fixed number of new notifications (spec §9, decision T-02). */
const NOTIFICATION_COUNT = 2;

/** The frame of the signed-in pages: header on desktops, tab bar on phones. */
export const MemberLayout = () => {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const menu = useAccountMenu();
  const [hasActionBar, setHasActionBar] = useState(false);
  const [slot, setSlot] = useState<Element | null>(null);
  const actionBar = useMemo(() => ({ slot, setIsShown: setHasActionBar }), [slot]);
  const initials = initialsOf(user ? `${user.first_name} ${user.last_name}` : '');
  const inner = innerPage(pathname);
  const currentHref = sectionOf(pathname);

  return (
    <ActionBarContext value={actionBar}>
      <MemberHeader
        homeHref={paths.dashboard}
        currentHref={currentHref}
        back={inner?.back}
        phoneTitle={inner?.title}
        links={[
          { href: paths.dashboard, label: t('nav.dashboard') },
          { href: paths.sessions, label: t('nav.sessions') },
          { href: paths.freeAccess, label: t('nav.freeAccess') },
        ]}
        notifications={<NotificationBell count={NOTIFICATION_COUNT} />}
        account={
          <Menu
            label={t('nav.account', { initials })}
            trigger={<Avatar initials={initials} size="xs" />}
            items={menu}
          />
        }
      />
      <main className={memberContent} id="main" tabIndex={-1}>
        <PageTransition>
          <Outlet />
        </PageTransition>
        {/* Rendered before the action bar, so that the two sticky elements do not overlap at the end of the page. */}
        <div className={noticeSlot}>
          <OfflineNotice isOffline={!isOnline} />
        </div>
        <div ref={setSlot} className={actionBarSlot} />
      </main>
      {!hasActionBar && (
        <BottomNav
          className={tabBar}
          currentHref={currentHref}
          items={[
            { href: paths.dashboard, label: t('nav.home'), icon: <HouseIcon /> },
            { href: paths.sessions, label: t('nav.sessions'), icon: <CalendarHeartIcon /> },
            { href: paths.freeAccess, label: t('nav.freeAccess'), icon: <GiftIcon /> },
            { href: paths.settings, label: t('nav.profile'), icon: <UserIcon /> },
          ]}
        />
      )}
    </ActionBarContext>
  );
};

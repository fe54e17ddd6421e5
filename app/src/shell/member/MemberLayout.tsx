import { initialsOf } from '@janani/ui/avatar';
import { OfflineNotice, useOnline } from '@janani/ui/offline-notice';
import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ActionBarContext } from '../../features/action-bar/action-bar-context.ts';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { actionBarSlot, memberContent, noticeSlot, tabBar } from './MemberLayout.css.ts';
import { PageHeader, PageTabs } from './PageBars.tsx';
import { PageTransition } from '../navigation/PageTransition.tsx';
import { useAccountMenu } from './use-account-menu.tsx';

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

  return (
    <ActionBarContext value={actionBar}>
      <PageHeader pathname={pathname} initials={initials} menu={menu} />
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
      {!hasActionBar && <PageTabs className={tabBar} pathname={pathname} />}
    </ActionBarContext>
  );
};

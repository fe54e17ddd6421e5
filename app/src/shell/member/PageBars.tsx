import { Avatar } from '@janani/ui/avatar';
import { BottomNav } from '@janani/ui/bottom-nav';
import { CalendarHeartIcon, GiftIcon, HouseIcon, UserIcon } from '@janani/ui/icons';
import { Menu, type MenuItem } from '@janani/ui/menu';
import { MemberHeader, NotificationBell } from '@janani/ui/site-header';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { getInnerPage, getSection } from './inner-pages.ts';

/** The fixed number of new notifications (spec §9, decision T-02). */
const NOTIFICATION_COUNT = 2;

/** The header of the signed-in pages. */
export const PageHeader = ({
  pathname,
  initials,
  menu,
}: {
  pathname: string;
  initials: string;
  menu: readonly MenuItem[];
}) => {
  const inner = getInnerPage(pathname);
  return (
    <MemberHeader
      homeHref={paths.dashboard}
      currentHref={getSection(pathname)}
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
  );
};

/** The tab bar of the signed-in pages, on phones. */
export const PageTabs = ({ pathname, className }: { pathname: string; className?: string }) => (
  <BottomNav
    className={className}
    currentHref={getSection(pathname)}
    items={[
      { href: paths.dashboard, label: t('nav.home'), icon: <HouseIcon /> },
      { href: paths.sessions, label: t('nav.sessions'), icon: <CalendarHeartIcon /> },
      { href: paths.freeAccess, label: t('nav.freeAccess'), icon: <GiftIcon /> },
      { href: paths.settings, label: t('nav.profile'), icon: <UserIcon /> },
    ]}
  />
);

import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';

type Back = { href: string; label: string };
type InnerPage = {
  title: string;
  back: Back;
  /** The place of the navigation it is shown under. */ belongsTo?: string;
};

/** A page below the main places: on phones its header leads back and says what kind of page it is. */
export const innerPage = (pathname: string): InnerPage | undefined => {
  const toDashboard = { href: paths.dashboard, label: t('nav.backToDashboard') };
  if (pathname.startsWith('/session/'))
    return {
      title: t('session.phoneTitle'),
      back: { href: paths.sessions, label: t('session.all') },
      belongsTo: paths.sessions,
    };
  const titles: Record<string, string> = {
    [paths.settings]: t('nav.profile'),
    [paths.subscription]: t('nav.subscription'),
    [paths.payments]: t('nav.payments'),
  };
  const title = titles[pathname];
  return title === undefined ? undefined : { title, back: toDashboard };
};

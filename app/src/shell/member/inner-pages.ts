import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { routeAt } from '../../routes/route-at.ts';

type InnerPage = { title: string; back: { href: string; label: string } };

/** A page below the main places: on phones its header leads back and says what kind of page it is. */
export const innerPage = (pathname: string): InnerPage | undefined => {
  const inner = routeAt(pathname)?.inner;
  return inner && { title: t(inner.title), back: { href: paths[inner.back], label: t(inner.backText) } };
};

/** The place of the navigation that a page is shown under. */
export const sectionOf = (pathname: string): string => {
  const section = routeAt(pathname)?.section;
  return section === undefined ? pathname : paths[section];
};

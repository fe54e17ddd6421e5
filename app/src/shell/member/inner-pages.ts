import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { routeAt } from '../../routes/route-at.ts';

type InnerPage = { title: string; back: { href: string; label: string } };

/** A page below the main sections: on phones its header links back and names the kind of page. */
export const innerPage = (pathname: string): InnerPage | undefined => {
  const inner = routeAt(pathname)?.inner;
  return inner && { title: t(inner.title), back: { href: paths[inner.back], label: t(inner.backText) } };
};

/** The item of the navigation that is current on a page. */
export const getSection = (pathname: string): string => {
  const section = routeAt(pathname)?.section;
  return section === undefined ? pathname : paths[section];
};

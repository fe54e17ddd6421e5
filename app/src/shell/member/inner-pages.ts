import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { findRoute } from '../../routes/find-route.ts';

type InnerPage = { title: string; back: { href: string; label: string } };

/** A page below the main sections: on phones its header links back and names the kind of page. */
export const getInnerPage = (pathname: string): InnerPage | undefined => {
  const inner = findRoute(pathname)?.inner;
  return inner && { title: t(inner.title), back: { href: paths[inner.back], label: t(inner.backText) } };
};

/** The item of the navigation that is current on a page. */
export const getSection = (pathname: string): string => {
  const section = findRoute(pathname)?.section;
  return section === undefined ? pathname : paths[section];
};

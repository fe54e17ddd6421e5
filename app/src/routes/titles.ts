import { msg } from '../i18n/msg.ts';
import { t } from '../i18n/t.ts';
import { routeAt } from './route-at.ts';

/** The name of a page, without the product's name. */
export const pageName = (pathname: string): string => t(routeAt(pathname)?.title ?? msg('app.name'));

/** The document's title for a page's name. */
export const documentTitle = (name: string): string => t('title.page', { name });

/** The document's title on a path. */
export const documentTitleForPath = (pathname: string): string => {
  const title = routeAt(pathname)?.title;
  return title === undefined ? t('title.home') : documentTitle(t(title));
};

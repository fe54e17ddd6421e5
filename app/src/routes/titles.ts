import { msg } from '../i18n/msg.ts';
import { t } from '../i18n/t.ts';
import { findRoute } from './find-route.ts';

/** The name of a page, without the product's name. */
export const getPageName = (pathname: string): string => t(findRoute(pathname)?.title ?? msg('app.name'));

/** The document's title for a page's name. */
export const formatDocumentTitle = (name: string): string => t('title.page', { name });

/** The document's title on a path. */
export const getDocumentTitle = (pathname: string): string => {
  const title = findRoute(pathname)?.title;
  return title === undefined ? t('title.home') : formatDocumentTitle(t(title));
};

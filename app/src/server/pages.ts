import { getModules } from '../../build/prerender/page-modules.ts';
import type { Page, Site } from '../../build/prerender/page.ts';
import { htmlAttributes, language, locale } from '../i18n/language.ts';
import { localizePath, languages, offeredLanguages, getPrefix } from '../i18n/languages.ts';
import { paths } from '../routes/paths.ts';
import { type Route, getPaths, allRoutes } from '../routes/routes.ts';
import { getPageName, getDocumentTitle } from '../routes/titles.ts';
import { t } from '../i18n/t.ts';

const localize = (path: string) => localizePath(language(), path);

export const getSite = (origin: string): Site => ({
  origin,
  name: t('app.name'),
  description: t('page.home'),
  locale: locale(),
  dir: htmlAttributes().dir,
  prefix: getPrefix(language()),
  card: { file: `social-card-${language()}.png`, text: t('page.card') },
  screenshots: [
    { file: `${language()}-home.png`, label: t('home.headline') },
    { file: `${language()}-dashboard.png`, label: getPageName(paths.dashboard) },
    { file: `${language()}-sessions.png`, label: getPageName(paths.sessions) },
    { file: `${language()}-pricing.png`, label: t('title.pricing') },
    { file: `${language()}-dashboard-wide.png`, label: getPageName(paths.dashboard), isWide: true },
    { file: `${language()}-sessions-wide.png`, label: getPageName(paths.sessions), isWide: true },
  ],
  shortcuts: ([paths.sessions, paths.dashboard, paths.freeAccess] as const).map((path) => ({
    name: getPageName(path),
    path: localize(path),
  })),
});

/** The organisation, for search engines: no rating and no price before there is evidence (decision T-16). */
const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('app.name'),
  url: origin + localize(paths.home),
  logo: `${origin}/icon-512.png`,
  description: t('page.home'),
});
const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: t('app.name'),
  url: origin + localize(paths.home),
  inLanguage: locale(),
});

/** The URLs of a page in this language and in every other. */
const getUrls = (path: string, canonical: string) => ({
  path: localize(path),
  canonical: localize(canonical),
  alternates: offeredLanguages.map((other) => ({
    locale: languages[other].locale,
    path: localizePath(other, canonical),
  })),
});

const getDocuments = (route: Route, origin: string): Page[] => {
  const { description } = route;
  if (description === undefined) return [];
  const { eager, idle } = getModules(route);
  return getPaths(route).map((path) => ({
    ...getUrls(path, route.path),
    modules: [...eager, ...idle],
    scripts: route.access === 'public' ? [] : eager,
    title: getDocumentTitle(path),
    description: t(description),
    hidesIfSignedIn: route.access === 'guest',
    data: route.name === 'home' ? [organisation(origin), website(origin)] : [],
  }));
};

/** The documents that are built ahead of time: the public pages, and sign-in. */
export const getPages = (origin: string): Page[] => allRoutes.flatMap((route) => getDocuments(route, origin));

import type { Page, Site } from '../../prerender/page.ts';
import { language, locale } from '../i18n/language.ts';
import { addressIn, languages, offered, prefixOf } from '../i18n/languages.ts';
import { t, textModules } from './text.ts';
import { paths } from '../paths.ts';
import { nameOf, titleOf } from '../titles.ts';

const at = (path: string) => addressIn(language(), path);

export const site = (origin: string): Site => ({
  origin,
  name: t('app.name'),
  description: t('page.home'),
  locale: locale(),
  prefix: prefixOf(language()),
  cardText: t('page.card'),
  screenshots: [
    { file: `${language()}-home.png`, label: t('home.headline') },
    { file: `${language()}-pricing.png`, label: t('title.pricing') },
  ].filter(() => languages[language()].isReviewed),
  shortcuts: ([paths.sessions, paths.dashboard, paths.freeAccess] as const).map((path) => ({
    name: nameOf(path),
    path: at(path),
  })),
});

/** Who we are, for search engines: no rating and no price before there is evidence (decision T-16). */
const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('app.name'),
  url: origin + at(paths.home),
  logo: `${origin}/icon-512.png`,
  description: t('page.home'),
});
const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: t('app.name'),
  url: origin + at(paths.home),
  inLanguage: locale(),
});

/** Where a page stands, and the same page in every language. */
const placeOf = (path: string, canonical = path) => ({
  path: at(path),
  canonical: at(canonical),
  alternates: offered.map((other) => ({
    locale: languages[other].locale,
    path: addressIn(other, canonical),
  })),
});

const frame = 'src/features/marketing/PublicFooter.tsx';

/** The documents that are built ahead of time: the public pages, and sign-in, the way in. */
export const pages = (origin: string): Page[] => {
  const { first, product } = textModules(language());
  const publicPage = { scripts: first, hidesForKnown: false, data: [] };
  const signIn = ['src/Product.tsx', 'src/routes/sign-in/SignIn.tsx'];
  const home = {
    ...publicPage,
    title: titleOf(paths.home),
    description: t('page.home'),
    modules: ['src/features/marketing/HeroArt.tsx', 'src/features/marketing/LandingRest.tsx', frame],
    data: [organisation(origin), website(origin)],
  };
  return [
    { ...home, ...placeOf(paths.home) },
    { ...home, ...placeOf(paths.homeAgain, paths.home) },
    {
      ...publicPage,
      ...placeOf(paths.about),
      title: titleOf(paths.about),
      description: t('page.about'),
      modules: ['src/routes/public/About.tsx', frame],
    },
    {
      ...publicPage,
      ...placeOf(paths.pricing),
      title: titleOf(paths.pricing),
      description: t('page.pricing'),
      modules: ['src/routes/public/Pricing.tsx', frame],
    },
    {
      ...publicPage,
      ...placeOf(paths.blog),
      title: titleOf(paths.blog),
      description: t('page.blog'),
      modules: ['src/routes/public/Blog.tsx', frame],
    },
    {
      ...placeOf(paths.signIn),
      title: titleOf(paths.signIn),
      description: t('page.signIn'),
      modules: signIn,
      scripts: [...first, ...product, ...signIn],
      hidesForKnown: true,
      data: [],
    },
  ];
};

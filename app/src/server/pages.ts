import type { Page, Site } from '../../prerender/page.ts';
import { locale } from '../i18n/locale.ts';
import { t } from './text.ts';
import { paths } from '../paths.ts';
import { titleOf } from '../titles.ts';

export const site = (origin: string): Site => ({
  origin,
  name: t('app.name'),
  description: t('page.home'),
  locale,
  cardText: t('page.card'),
});

/** Who we are, for search engines: no rating and no price before there is evidence (decision T-16). */
const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('app.name'),
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  description: t('page.home'),
});
const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: t('app.name'),
  url: `${origin}/`,
  inLanguage: locale,
});

const frame = 'src/features/marketing/PublicFooter.tsx';
const publicPage = { loadsModules: false, hidesForKnown: false, data: [] as object[] };

/** The documents that are built ahead of time: the public pages, and sign-in, the way in. */
export const pages = (origin: string): Page[] => {
  const home = {
    ...publicPage,
    title: titleOf(paths.home),
    description: t('page.home'),
    canonical: paths.home,
    modules: ['src/features/marketing/HeroArt.tsx', 'src/features/marketing/LandingRest.tsx', frame],
    data: [organisation(origin), website(origin)],
  };
  return [
    { ...home, path: paths.home, file: 'index.html' },
    { ...home, path: paths.homeAgain, file: 'home.html' },
    {
      ...publicPage,
      path: paths.about,
      file: 'about.html',
      title: titleOf(paths.about),
      description: t('page.about'),
      canonical: paths.about,
      modules: ['src/routes/public/About.tsx', frame],
    },
    {
      ...publicPage,
      path: paths.pricing,
      file: 'pricing.html',
      title: titleOf(paths.pricing),
      description: t('page.pricing'),
      canonical: paths.pricing,
      modules: ['src/routes/public/Pricing.tsx', frame],
    },
    {
      ...publicPage,
      path: paths.blog,
      file: 'blog.html',
      title: titleOf(paths.blog),
      description: t('page.blog'),
      canonical: paths.blog,
      modules: ['src/routes/public/Blog.tsx', frame],
    },
    {
      path: paths.signIn,
      file: 'signin.html',
      title: titleOf(paths.signIn),
      description: t('page.signIn'),
      canonical: paths.signIn,
      modules: ['src/Product.tsx', 'src/routes/sign-in/SignIn.tsx'],
      loadsModules: true,
      hidesForKnown: true,
      data: [],
    },
  ];
};

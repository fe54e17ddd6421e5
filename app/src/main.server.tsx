import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Edition } from '../prerender/page.ts';
import { App } from './shell/App.tsx';
import { LoadingScreen } from './features/account/LoadingScreen.tsx';
import { type Language, offered, prefixOf } from './i18n/languages.ts';
import { NeedsScript } from './shell/NeedsScript.tsx';
import { NotStarted } from './shell/NotStarted.tsx';
import { pages, site } from './server/pages.ts';
import { speak, textModules } from './server/text.ts';

/** The markup of a page, complete: lazy screens are waited for. */
const renderPage = async (path: string, basename: string): Promise<string> => {
  const { prelude } = await prerender(
    <StaticRouter basename={basename} location={path}>
      <App />
    </StaticRouter>,
    // Never cut into pieces that a script has to put in place: the page must read without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

const editionOf = async (language: Language, origin: string): Promise<Edition> => {
  await speak(language);
  const { first, product } = textModules(language);
  return {
    language,
    texts: [...first, ...product],
    site: site(origin),
    pages: pages(origin),
    renderPage: async (path) => {
      await speak(language);
      return renderPage(path, prefixOf(language));
    },
    renderStandIns: async () => {
      await speak(language);
      return {
        loading: renderToStaticMarkup(<LoadingScreen />),
        needsScript: renderToStaticMarkup(<NeedsScript />),
        notStarted: renderToStaticMarkup(<NotStarted />),
      };
    },
  };
};

export const editions = async (origin: string): Promise<Edition[]> => {
  const all: Edition[] = [];
  // One after the other: there is one language at a time.
  for (const language of offered) all.push(await editionOf(language, origin));
  return all;
};

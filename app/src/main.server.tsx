import type { StandIns } from '../prerender/document.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { LoadingScreen } from './features/auth/LoadingScreen.tsx';
import { NeedsScript } from './server/NeedsScript.tsx';

export { pages, site } from './server/pages.ts';

/** The markup of a page, complete: lazy screens are waited for. */
export const renderPage = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // Never cut into pieces that a script has to put in place: the page must read without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

/** What takes the app's place: until it runs, and where scripts are off. */
export const renderStandIns = (): StandIns => ({
  loading: renderToStaticMarkup(<LoadingScreen />),
  needsScript: renderToStaticMarkup(<NeedsScript />),
});

import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { NAME_SLOT, TITLE_SLOT } from '../build/prerender/frame-script.ts';
import type { LanguageDocuments } from '../build/prerender/page.ts';
import { App } from './shell/App.tsx';
import { LoadingScreen } from './features/account/LoadingScreen.tsx';
import { language } from './i18n/language.ts';
import { getPrefix } from './i18n/languages.ts';
import { NeedsScript } from './shell/NeedsScript.tsx';
import { NotStartedMessage } from './shell/NotStartedMessage.tsx';
import { renderFrames } from './shell/member/PageFrame.tsx';
import { getPages, getSite } from './server/pages.ts';

export { offeredLanguages } from './i18n/languages.ts';

/** The complete markup of a page: rendering waits for lazy screens. */
const renderPage = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StaticRouter basename={getPrefix(language())} location={path}>
      <App />
    </StaticRouter>,
    // Without this, React splits large pages into pieces that a script has to insert: the page must be readable
    // without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

/** All documents of this build's language. */
export const getLanguageDocuments = (origin: string): LanguageDocuments => ({
  language: language(),
  site: getSite(origin),
  pages: getPages(origin),
  renderPage,
  renderFallbacks: () => ({
    loading: renderToStaticMarkup(<LoadingScreen />),
    needsScript: renderToStaticMarkup(<NeedsScript />),
    notStarted: renderToStaticMarkup(<NotStartedMessage />),
    frames: renderFrames({ nameSlot: NAME_SLOT, titleSlot: TITLE_SLOT }),
  }),
});

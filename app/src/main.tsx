import '@janani/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterLoad } from './shell/after-load.ts';
import { App } from './shell/App.tsx';
import { setLanguage } from './i18n/language.ts';
import { SOURCE, languageIn, languages, prefixOf } from './i18n/languages.ts';
import { languageOfDocument } from './i18n/language-of-document.ts';
import { loadTexts } from './loading/load-texts.ts';
import { sayFailed } from './loading/started.ts';
import { isPrerendered } from './loading/prerendered.ts';
import { whenIdle } from '@janani/ui/loading';

const root = document.querySelector<HTMLElement>('#root');
if (!root)
  throw new Error(
    'index.html has no element #root, so the app has nowhere to be drawn. Restore the element.',
  );

/** Whether there is an app: a prerendered page whose words did not come stays as it is. */
const start = async (): Promise<boolean> => {
  const language = languageOfDocument();
  const speaks = await loadTexts(language);
  // A page that is there already can be read as it stands; over it nothing is drawn in another language.
  if (!speaks && isPrerendered()) {
    sayFailed();
    return false;
  }
  setLanguage(speaks ? language : SOURCE);
  document.documentElement.lang = languages[speaks ? language : SOURCE].locale;
  const app = (
    <StrictMode>
      <BrowserRouter basename={prefixOf(languageIn(window.location.pathname))}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  return true;
};

const beginning = start();

// Requirement ID-04. The first screen comes before what the next visit may need, in the language that it speaks.
if (import.meta.env.PROD)
  void Promise.all([beginning, whenIdle()]).then(([hasBegun]) => (hasBegun ? afterLoad() : undefined));

import '@janani/ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { runAfterLoad } from './shell/after-load.ts';
import { App } from './shell/App.tsx';
import { loadMemberPage } from './shell/navigation/load-member-page.ts';
import { htmlAttributes } from './i18n/language.ts';
import { watchErrors } from './platform/analytics.ts';
import { getPathLanguage, getPrefix } from './i18n/languages.ts';
import { isPrerendered } from './loading/prerendered.ts';
import { whenStarted } from './loading/started.ts';
import { watchHistoryTraversal } from './routes/history-traversal.ts';
import { whenIdle } from '@janani/ui/loading';

const root = document.querySelector<HTMLElement>('#root');
if (!root)
  throw new Error(
    'index.html has no element #root, so the app has nowhere to be drawn. Restore the element.',
  );

watchErrors();
// A built document has them.
if (import.meta.env.DEV) Object.assign(document.documentElement, htmlAttributes());
watchHistoryTraversal();
const app = (
  <StrictMode>
    <BrowserRouter basename={getPrefix(getPathLanguage(window.location.pathname))}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// A transition hydrates in slices, so that the page can be read and its links followed meanwhile (https://react.dev/reference/react/startTransition).
if (isPrerendered()) startTransition(() => void hydrateRoot(root, app));
else {
  createRoot(root).render(app);
  // A failure is ignored: the page requests the file again when it renders, and reports.
  void loadMemberPage().catch(() => {});
}

// Requirement ID-04. The first screen takes precedence over files for the next visit: a registration alone occupies a
// slow phone for a tenth of a second.
if (import.meta.env.PROD) void whenStarted().then(whenIdle).then(runAfterLoad);

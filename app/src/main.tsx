import '@janani/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { isPrerendered } from './platform/prerendered.ts';
import { whenIdle } from './platform/when-idle.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root)
  throw new Error(
    'index.html has no element #root, so the app has nowhere to be drawn. Restore the element.',
  );

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (isPrerendered()) hydrateRoot(root, app);
else createRoot(root).render(app);

// Requirement ID-04. The first screen comes before what the next visit may need.
if (import.meta.env.PROD)
  void whenIdle()
    .then(() => import('./after-load.ts'))
    .then(
      ({ afterLoad }) => afterLoad(),
      () => {},
    );

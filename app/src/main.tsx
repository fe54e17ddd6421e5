import '@janani/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { isPrerendered } from './platform/prerendered.ts';

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

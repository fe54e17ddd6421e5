import '@janani/ui/styles.css';
import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import { createRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root, so there is nowhere to draw.');
createRoot(root).render(
  <UiProvider locale="en-IN">
    <ToastProvider>
      <Page />
    </ToastProvider>
  </UiProvider>,
);

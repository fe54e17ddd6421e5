import '@janani/ui/styles.css';
import { ToastProvider } from '@janani/ui/toast';
import { createRoot } from 'react-dom/client';
import { Code } from './Code.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root, so there is nowhere to draw.');
createRoot(root).render(
  <ToastProvider>
    <Code />
  </ToastProvider>,
);

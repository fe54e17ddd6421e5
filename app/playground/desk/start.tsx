import '@janani/ui/styles.css';
import { UiProvider } from '@janani/ui/provider';
import { createRoot } from 'react-dom/client';
import '../../../.storybook/docs-pages/docs-pages.css';
import { DeskPage } from './DeskPage.tsx';
import './desk.css';

createRoot(document.querySelector('#desk')!).render(
  <UiProvider locale="en-IN">
    <DeskPage />
  </UiProvider>,
);

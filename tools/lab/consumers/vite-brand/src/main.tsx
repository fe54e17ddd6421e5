import '@janani/ui/styles.css';
import './brand.css';
import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import { createRoot } from 'react-dom/client';
import { Registration } from './Registration';
import { tamil } from './tamil';

const locale = new URLSearchParams(location.search).get('lang') ?? 'en-IN';
document.documentElement.lang = locale;

createRoot(document.getElementById('root')!).render(
  <UiProvider locale={locale} messages={locale === 'ta-IN' ? tamil : undefined}>
    <ToastProvider>
      <main
        style={{
          padding: 'var(--janani-space-20) var(--janani-space-4)',
          maxInlineSize: 640,
          marginInline: 'auto',
        }}
      >
        <Registration />
      </main>
    </ToastProvider>
  </UiProvider>,
);

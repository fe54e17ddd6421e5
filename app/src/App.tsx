import { UiProvider } from '@janani/ui/provider';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { locale } from './i18n/language.ts';
import { ProductHost } from './ProductHost.tsx';
import { PublicPages } from './PublicPages.tsx';
import { RouteChanges } from './RouteChanges.tsx';
import { RouterLink } from './RouterLink.tsx';

/**
 * Everything below the router: the public pages, and beside them the product behind sign-in, which
 * is loaded when it is needed and then stays, so that toasts and what was fetched outlive a route.
 */
export const App = () => (
  <UiProvider locale={locale()} linkComponent={RouterLink}>
    <RouteChanges />
    <ErrorBoundary>
      <PublicPages />
      <ProductHost />
    </ErrorBoundary>
  </UiProvider>
);

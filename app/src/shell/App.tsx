import { UiProvider } from '@janani/ui/provider';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { locale } from '../i18n/language.ts';
import { AuthenticatedAppLoader } from './AuthenticatedAppLoader.tsx';
import { PublicPages } from './public/PublicPages.tsx';
import { RouteChanges } from './navigation/RouteChanges.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';

/**
 * Everything below the router: the public pages, and beside them the product behind sign-in, which is loaded on first
 * use and then stays mounted, so that toasts and fetched data outlive a route.
 */
export const App = () => (
  <UiProvider locale={locale()} linkComponent={RouterLink}>
    <ErrorBoundary>
      <RouteChanges />
      <PublicPages />
      <AuthenticatedAppLoader />
    </ErrorBoundary>
  </UiProvider>
);

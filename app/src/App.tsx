import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthProvider } from './features/auth/AuthProvider.tsx';
import { SessionEndings } from './features/auth/SessionEndings.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { locale } from './i18n/t.ts';
import { RouteChanges } from './RouteChanges.tsx';
import { RouterLink } from './RouterLink.tsx';
import { AppRoutes } from './routes.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { atLogOut } from './features/auth/log-out.ts';

const startQueries = () => {
  const client = createQueryClient();
  atLogOut(() => client.clear());
  return client;
};

/** Everything below the router. */
export const App = () => {
  const [queryClient] = useState(startQueries);
  return (
    <UiProvider locale={locale} linkComponent={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <AuthProvider>
            <SessionEndings />
            <RouteChanges />
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </AuthProvider>
        </ToastProvider>
      </QueryClientProvider>
    </UiProvider>
  );
};

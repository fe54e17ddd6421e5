import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../data/query-client.ts';
import { useAuth } from './AuthProvider.tsx';
import { onSessionEnd } from './clear-user.ts';
import { EndSessionOnAuthError } from './EndSessionOnAuthError.tsx';

// One client for all screens of one user, so that fetched data outlives a route, and a late response for one user
// is never stored in another user's cache.
let current: { userId: string | undefined; client: QueryClient } | undefined;

const getClient = (userId: string | undefined): QueryClient => {
  if (current?.userId !== userId || !current) {
    current?.client.clear();
    current = { userId, client: createQueryClient() };
  }
  return current.client;
};

onSessionEnd(() => {
  current?.client.clear();
  current = undefined;
});

/** Whether the client's results are still shown: its user may have logged out. */
export const isCurrentClient = (client: QueryClient): boolean => current?.client === client;

/** Wraps the screens that fetch data from the backend; those of phone and code load without its code. */
export const QueryHost = ({ children }: { children: ReactNode }) => {
  const client = getClient(useAuth().user?.id);
  return (
    <QueryClientProvider client={client}>
      <EndSessionOnAuthError />
      {children}
    </QueryClientProvider>
  );
};

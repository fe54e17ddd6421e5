import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../data/query-client.ts';
import { useAuth } from './AuthProvider.tsx';
import { onSessionEnd } from './clear-user.ts';
import { SessionEndings } from './SessionEndings.tsx';

// One for all screens of one user, so that what was fetched outlives a route, and no user's answer that
// comes late is ever put where another's are.
let current: { userId: string | undefined; client: QueryClient } | undefined;

const clientOf = (userId: string | undefined): QueryClient => {
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

/** Whether what the client has asked for is still what is on screen: its user may have logged out. */
export const isCurrentClient = (client: QueryClient): boolean => current?.client === client;

/** The screens that ask the backend for data stand in it; those of phone and code come without its code. */
export const QueryHost = ({ children }: { children: ReactNode }) => {
  const client = clientOf(useAuth().user?.id);
  return (
    <QueryClientProvider client={client}>
      <SessionEndings />
      {children}
    </QueryClientProvider>
  );
};

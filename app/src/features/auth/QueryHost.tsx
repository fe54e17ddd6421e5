import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../platform/query-client.ts';
import { SessionEndings } from './SessionEndings.tsx';
import { atLogOut } from './log-out.ts';

// One for all screens, so that what was fetched outlives a route.
const client = createQueryClient();
atLogOut(() => client.clear());

/** The screens that ask the backend for data stand in it; those of phone and code come without its code. */
export const QueryHost = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <SessionEndings />
    {children}
  </QueryClientProvider>
);

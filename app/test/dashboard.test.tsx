import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthProvider } from '../src/features/account/AuthProvider.tsx';
import { createAuthStore } from '../src/features/account/auth-store.ts';
import { createQueryClient } from '../src/data/query-client.ts';
import { createStorage } from '../src/platform/storage.ts';
import Dashboard from '../src/pages/member/Dashboard.tsx';

test('without a signed-in user the dashboard asks to log in [DB-13]', () => {
  const signedOut = createAuthStore(
    createStorage(() => {
      throw new Error('memory only');
    }),
  );
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider store={signedOut}>
          <Dashboard />
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('Please log in to access dashboard')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

import { ToastProvider } from '@janani/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthProvider } from './features/auth/AuthProvider.tsx';
import { SessionEndings } from './features/auth/SessionEndings.tsx';
import { atLogOut } from './features/auth/log-out.ts';
import { adoptTyped } from './platform/prerendered.ts';
import { createQueryClient } from './platform/query-client.ts';
import { ProductRoutes } from './routes.tsx';

const startQueries = () => {
  const client = createQueryClient();
  atLogOut(() => client.clear());
  return client;
};

/** Everything behind sign-in, and the way there. It shows nothing on the public pages. */
const Product = () => {
  const [queryClient] = useState(startQueries);
  useEffect(adoptTyped, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AuthProvider>
          <SessionEndings />
          <ProductRoutes />
        </AuthProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
};

export default Product;

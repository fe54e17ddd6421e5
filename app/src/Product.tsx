import { ToastProvider } from '@janani/ui/toast';
import { useEffect } from 'react';
import { AuthProvider } from './features/auth/AuthProvider.tsx';
import { SessionReplaced } from './features/auth/SessionReplaced.tsx';
import { adoptTyped } from './loading/prerendered.ts';
import { Recording } from './Recording.tsx';
import { ProductRoutes } from './ProductRoutes.tsx';
import { UpdateOffer } from './UpdateOffer.tsx';

/** Everything behind sign-in, and the way there. It shows nothing on the public pages. */
const Product = () => {
  useEffect(adoptTyped, []);
  return (
    <ToastProvider>
      <AuthProvider>
        <UpdateOffer />
        <Recording />
        <SessionReplaced />
        <ProductRoutes />
      </AuthProvider>
    </ToastProvider>
  );
};

export default Product;

import { ToastProvider } from '@janani/ui/toast';
import { AuthProvider } from './features/auth/AuthProvider.tsx';
import { ProductRoutes } from './routes.tsx';

/** Everything behind sign-in, and the way there. It shows nothing on the public pages. */
const Product = () => (
  <ToastProvider>
    <AuthProvider>
      <ProductRoutes />
    </AuthProvider>
  </ToastProvider>
);

export default Product;

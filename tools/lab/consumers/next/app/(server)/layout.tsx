import '@janani/ui/styles.css';
import './brand.css';
import type { ReactNode } from 'react';
import { Providers } from './providers';
export const metadata = { title: 'Plans', icons: 'data:,' };
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

import '@janani/ui/styles.css';
import './brand.css';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'A Next app' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html data-theme="dark" lang="ta-IN">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

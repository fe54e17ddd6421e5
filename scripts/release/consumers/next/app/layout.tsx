import '@janani/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'A Next app' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

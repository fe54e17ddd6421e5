'use client';

import { UiProvider, type UiMessages } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Placeholder texts, not a translation: "[சோதனை]" means "test". */
const messages: UiMessages = {
  badge: { enrolled: '[சோதனை] பதிவு' },
  planCard: { mostPopular: '[சோதனை] பிரபலம்' },
};

export const Providers = ({ children }: { children: ReactNode }) => (
  <UiProvider linkComponent={Link} locale="ta-IN" messages={messages}>
    <ToastProvider>{children}</ToastProvider>
  </UiProvider>
);

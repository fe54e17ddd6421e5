'use client';
import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import Link from 'next/link';
import type { ReactNode } from 'react';
export const Providers = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en-IN" linkComponent={Link} messages={{ badge: { enrolled: 'Booked' } }}>
    <ToastProvider>{children}</ToastProvider>
  </UiProvider>
);

import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { tamil } from '../src/tamil';

/** Renders as the page does, and returns the console messages. */
export const show = (content: ReactNode, locale = 'en-IN') => {
  const messages = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
  render(
    <UiProvider locale={locale} messages={locale === 'ta-IN' ? tamil : undefined}>
      <ToastProvider>{content}</ToastProvider>
    </UiProvider>,
  );
  return () => messages.flatMap(({ mock }) => mock.calls);
};

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../provider/index.ts';

/** Tells React Aria the language and direction of `UiProvider`; by itself it takes the browser's. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
);

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../provider/index.ts';

/** Passes the language and direction of `UiProvider` to React Aria, which uses the browser's by default. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
);

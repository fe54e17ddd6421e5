'use client';

export type { LinkComponent, LinkComponentProps } from './link-component.tsx';
export { languageOf, useLanguageOf } from './language-of.ts';
export { DEFAULT_LOCALE, UiProvider, useLinkComponent, useLocale } from './UiProvider.tsx';
export type { UiProviderProps } from './UiProvider.tsx';

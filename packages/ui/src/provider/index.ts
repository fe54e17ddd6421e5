'use client';

export { DEFAULT_LOCALE } from '../internal/messages-context.ts';
export type { UiMessages } from '../internal/messages-context.ts';
export type { LinkComponent, LinkComponentProps } from './link-component.tsx';
export { languageOf, useLanguageOf } from './language-of.ts';
export { UiProvider, useLinkComponent, useLocale } from './UiProvider.tsx';
export type { UiProviderProps } from './UiProvider.tsx';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { knownLocale } from '../internal/known-locale.ts';
import { DEFAULT_LOCALE, type UiMessages, MessagesContext } from '../internal/messages-context.ts';
import { setReactAriaStrings } from '../react-aria-strings/index.ts';
import { type LinkComponent, NativeLink } from './link-component.tsx';

const LinkContext = createContext<LinkComponent>(NativeLink);

export type UiProviderProps = {
  /** A BCP 47 tag such as `en-IN` or `hi-IN`: picks the package's words and how dates are written. `en-IN` by default. */
  locale?: string;
  /** Words in the language of `locale`, for all parts below: of a third language, or other than the package's. */
  messages?: UiMessages | undefined;
  /** What every link of the package is rendered with, so that a router can open it. A native `<a>` by default. */
  linkComponent?: LinkComponent;
  /** The app. */
  children: ReactNode;
};

/** Says once, for everything below it, which language is spoken and how links open. */
export const UiProvider = ({
  locale: given = DEFAULT_LOCALE,
  messages,
  linkComponent = NativeLink,
  children,
}: UiProviderProps) => {
  const locale = useMemo(() => knownLocale(given), [given]);
  // React-aria looks once for a page, as the first part below this one is drawn.
  useState(() => messages?.reactAria && setReactAriaStrings(locale, messages.reactAria));
  const words = useMemo(() => ({ locale, messages }), [locale, messages]);
  return (
    <MessagesContext value={words}>
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </MessagesContext>
  );
};

/** The BCP 47 tag given to the nearest {@link UiProvider}, else `en-IN`. */
export const useLocale = (): string => useContext(MessagesContext).locale;

/** The component that links are rendered with. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { normalizeLocale } from '../internal/normalize-locale.ts';
import { DEFAULT_LOCALE, type UiMessages, MessagesContext } from '../internal/messages-context.ts';
import { setReactAriaStrings } from '../react-aria-strings/index.ts';
import { type LinkComponent, NativeLink } from './link-component.tsx';

const LinkContext = createContext<LinkComponent>(NativeLink);

export type UiProviderProps = {
  /**
   * A BCP 47 tag such as `en-IN` or `hi-IN`: the language of `messages`, and the date format. `en-IN` by default. Digits
   * are 0 to 9 unless it names others, as `mr-IN-u-nu-deva` does.
   */
  locale?: string;
  /**
   * Messages in the language of `locale`, for all components below: `hindi` of `@janani/ui/messages/hi`, or your own.
   * English is included in the components.
   */
  messages?: UiMessages | undefined;
  /** The component that renders all links of the package, so that a router can open them. A native `<a>` by default. */
  linkComponent?: LinkComponent;
  /** The app. */
  children: ReactNode;
};

/** Sets the language and the link component for all components below it. */
export const UiProvider = ({
  locale = DEFAULT_LOCALE,
  messages,
  linkComponent = NativeLink,
  children,
}: UiProviderProps) => {
  const context = useMemo(() => ({ locale: normalizeLocale(locale), messages }), [locale, messages]);
  // During the first render, because react-aria reads its dictionary once, when the first component below renders.
  useState(() => messages?.reactAria && setReactAriaStrings(context.locale, messages.reactAria));
  return (
    <MessagesContext value={context}>
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </MessagesContext>
  );
};

/** The BCP 47 tag of the nearest {@link UiProvider} with its digits, such as `hi-IN-u-nu-latn`, else `en-IN`. */
export const useLocale = (): string => useContext(MessagesContext).locale;

/** The component that renders links. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type LinkComponent, NativeLink } from './link-component.tsx';

/** The language and number conventions when nothing else is said. */
export const DEFAULT_LOCALE = 'en-IN';

type UiSettings = { locale: string; linkComponent: LinkComponent };

const UiContext = createContext<UiSettings>({ locale: DEFAULT_LOCALE, linkComponent: NativeLink });

export type UiProviderProps = {
  /** A BCP 47 tag such as `en-IN` or `hi-IN`: picks the package's words and how dates are written. */
  locale?: string;
  /** What every link of the package is rendered with, so that a router can open it. A native `<a>` by default. */
  linkComponent?: LinkComponent;
  children: ReactNode;
};

/** Says once, for everything below it, which language is spoken and how links open. */
export const UiProvider = ({
  locale = DEFAULT_LOCALE,
  linkComponent = NativeLink,
  children,
}: UiProviderProps) => {
  const settings = useMemo(() => ({ locale, linkComponent }), [locale, linkComponent]);
  return <UiContext value={settings}>{children}</UiContext>;
};

/** The BCP 47 tag given to the nearest {@link UiProvider}, else `en-IN`. */
export const useLocale = (): string => useContext(UiContext).locale;

/** The component that links are rendered with. */
export const useLinkComponent = (): LinkComponent => useContext(UiContext).linkComponent;

import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

type Given<Props> = { [Name in keyof Props]?: Exclude<Props[Name], undefined> };

/**
 * The props of a link component: those of an `<a>`, with a required `href`. Unset props are left out, since under
 * `exactOptionalPropertyTypes` the links of some routers do not accept `undefined`.
 */
export type LinkComponentProps = Given<AnchorHTMLAttributes<HTMLAnchorElement>> & {
  /** The URL. */
  href: string;
  /** A ref to the element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A component that behaves like an `<a>`, for example a router's link that accepts `href`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The link of pages without a router. */
export const NativeLink: LinkComponent = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;

import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What a link component is given: everything an `<a>` takes, and a `href` for sure. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A component that behaves as an `<a>`, for example a router's link that takes `href`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The link of pages without a router. */
export const NativeLink: LinkComponent = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;

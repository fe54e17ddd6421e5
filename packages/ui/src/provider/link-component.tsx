import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

type Given<Props> = { [Name in keyof Props]?: Exclude<Props[Name], undefined> };

/**
 * What a link component is given: what an `<a>` takes, and a `href` for sure. What is not set is left out, since under
 * `exactOptionalPropertyTypes` the links of some routers take no `undefined`.
 */
export type LinkComponentProps = Given<AnchorHTMLAttributes<HTMLAnchorElement>> & {
  /** Where it leads. */
  href: string;
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A component that behaves as an `<a>`, for example a router's link that takes `href`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The link of pages without a router. */
export const NativeLink: LinkComponent = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;

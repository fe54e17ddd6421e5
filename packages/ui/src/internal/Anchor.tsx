import { type AnchorHTMLAttributes, createElement } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../provider/index.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Everything an `<a>` takes, set or not. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & Pick<LinkComponentProps, 'href' | 'ref'>;

/** A link without a look of its own, opened by the link component of `UiProvider`. */
export const Anchor = ({ href, ...anchor }: AnchorProps) =>
  createElement(useLinkComponent(), { href, ...withoutUndefined(anchor) });

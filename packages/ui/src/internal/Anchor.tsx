import { type AnchorHTMLAttributes, createElement } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../provider/index.ts';
import { withoutUndefined } from './without-undefined.ts';

/** All attributes of an `<a>`, each optional or `undefined`. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & Pick<LinkComponentProps, 'href' | 'ref'>;

/** An unstyled link, rendered by the link component of `UiProvider`. */
export const Anchor = ({ href, ...anchor }: AnchorProps) =>
  createElement(useLinkComponent(), { href, ...withoutUndefined(anchor) });

import { createElement } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../provider/index.ts';

/** A link without a look of its own, opened by the link component of `UiProvider`. */
export const Anchor = (props: LinkComponentProps) => createElement(useLinkComponent(), props);

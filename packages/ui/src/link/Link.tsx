import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Anchor, type AnchorProps } from '../internal/Anchor.tsx';
import type { StyleProps } from '../internal/root-props.ts';
import { ExternalMark } from './ExternalMark.tsx';
import { externalLinkProps } from './external-link.ts';
import * as styles from './Link.css.ts';

export type LinkProps = Omit<AnchorProps, 'className' | 'style' | 'target' | 'rel'> &
  StyleProps & {
    /** The text of the link. */
    children: ReactNode;
    /** A standalone link rather than one in a sentence: 48 px high. */
    isStandalone?: boolean;
    /** Opens in a new tab, states so, and sends the other page no referrer. */
    isExternal?: boolean;
  };

/** A link to a page: a native `<a>`, opened by the link component of `UiProvider`. */
export const Link = ({
  isStandalone = false,
  isExternal = false,
  children,
  className,
  ...anchor
}: LinkProps) => {
  return (
    <Anchor
      {...anchor}
      {...externalLinkProps(isExternal)}
      className={classNames(styles.link, isStandalone && styles.standalone, className)}
    >
      {children}
      {isExternal && <ExternalMark />}
    </Anchor>
  );
};

import type { ReactNode } from 'react';
import {
  buttonClassName,
  type ButtonSize,
  type ButtonVariant,
} from '../internal/styles/button-class-name.ts';
import { classNames } from '../internal/class-names.ts';
import { Anchor, type AnchorProps } from '../internal/Anchor.tsx';
import type { StyleProps } from '../internal/root-props.ts';
import { ExternalMark } from './ExternalMark.tsx';
import { externalLinkProps } from './external-link.ts';

export type LinkButtonProps = Omit<AnchorProps, 'className' | 'style' | 'target' | 'rel'> &
  StyleProps & {
    /** What the link says. */
    children: ReactNode;
    /** As for `Button`. `primary` by default. */
    variant?: ButtonVariant;
    /** `md` is 48 px high, `lg` 56 px. `md` by default. */
    size?: ButtonSize;
    /** As wide as what it stands in. */
    isFullWidth?: boolean;
    /** An icon before the label. */
    icon?: ReactNode;
    /** Opens in a new tab, says so, and tells the other page nothing. */
    isExternal?: boolean;
  };

/** A link that looks like a button: it goes somewhere, it does nothing. A native `<a>`. */
export const LinkButton = ({
  variant,
  size,
  isFullWidth,
  icon,
  isExternal = false,
  children,
  className,
  ...anchor
}: LinkButtonProps) => {
  return (
    <Anchor
      {...anchor}
      {...externalLinkProps(isExternal)}
      className={classNames(buttonClassName({ variant, size, isFullWidth }), className)}
    >
      {icon}
      {isExternal ? (
        // In one text: beside it, at 200 % text on a narrow phone, it would take the room of a word.
        <span>
          {children}
          <ExternalMark />
        </span>
      ) : (
        children
      )}
    </Anchor>
  );
};

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
    /** The text of the link. */
    children: ReactNode;
    /** As for `Button`. `primary` by default. */
    variant?: ButtonVariant;
    /** `md` is 48 px high, `lg` 56 px. `md` by default. */
    size?: ButtonSize;
    /** As wide as its container. */
    isFullWidth?: boolean;
    /** An icon before the label. */
    icon?: ReactNode;
    /** Opens in a new tab, states so, and sends the other page no referrer. */
    isExternal?: boolean;
  };

/** A link styled as a button: it navigates and has no other effect. A native `<a>`. */
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
        // The icon is inline in the text: as a flex item it would take the space of a word at 200 % text on a narrow phone.
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

import { type ReactNode, useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import {
  buttonClassName,
  type ButtonSize,
  type ButtonVariant,
} from '../internal/styles/button-class-name.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type ComingSoonButtonMessages, comingSoonButtonMessages } from './ComingSoonButton.messages.ts';
import * as styles from './ComingSoonButton.css.ts';

export type ComingSoonButtonProps = RootProps & {
  /** The label: a verb and what it acts on. */
  children: ReactNode;
  /** As for `Button`; use `link` within a sentence. `outline` by default. */
  variant?: ButtonVariant | 'link';
  /** `md` is 48 px high, `lg` 56 px. `md` by default. */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The visible hint. `Coming soon` by default. */
  hint?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<ComingSoonButtonMessages> | undefined;
};

// Decision T-19.
/**
 * A real button whose action is not available yet: pressing it does nothing, and the hint beside it states so for
 * every user. It is a native `<button>`, so that it adds no script to a public page.
 */
export const ComingSoonButton = ({
  children,
  variant = 'outline',
  size,
  icon,
  hint,
  messages,
  ...root
}: ComingSoonButtonProps) => {
  const texts = useMessages(comingSoonButtonMessages, messages);
  const hintId = useId();
  const isLink = variant === 'link';
  return (
    <span {...rootProps(root, !isLink && styles.root)}>
      <button
        type="button"
        aria-describedby={hintId}
        className={classNames(isLink ? styles.link : buttonClassName({ variant, size }))}
      >
        {icon}
        {children}
      </button>{' '}
      <span id={hintId} className={styles.hint}>
        {hint ?? texts.comingSoon}
      </span>
    </span>
  );
};

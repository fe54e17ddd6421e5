import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { type StyleProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Button.css.ts';
import {
  buttonClassName,
  type ButtonSize,
  type ButtonVariant,
} from '../internal/styles/button-class-name.ts';

export type ButtonProps = StyleProps & {
  /** The label: a verb and what it acts on. */
  children: ReactNode;
  /** `primary`, once per view; `accent`, on crimson only. `primary` by default. */
  variant?: ButtonVariant;
  /** `md` is 48 px high, `lg` 56 px. `md` by default. */
  size?: ButtonSize;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** An icon before the label. While pending the spinner replaces it. */
  icon?: ReactNode;
  /** The action is running: the button cannot be pressed, focus and width stay, and the label is announced once. */
  isPending?: boolean;
  /** The label while `isPending`, for example `Signing In...`. */
  pendingLabel?: string | undefined;
  /** It cannot be used; with `disabledReason` it stays in the tab order. */
  isDisabled?: boolean;
  /** Why the button is disabled. It is shown under the button, which then stays reachable by keyboard. */
  disabledReason?: string | undefined;
  /** Its type in a form. `button` by default: it does not submit. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of its form, where it is outside of it. */
  form?: string | undefined;
  /** Called by a press, a key and assistive technology alike. */
  onPress?: (() => void) | undefined;
  /** Its id, generated if left out. */
  id?: string | undefined;
  /** Its accessible name, where its content does not give it one. */
  'aria-label'?: string | undefined;
  /** The ids of the elements that describe it. */
  'aria-describedby'?: string | undefined;
  /** Whether the element that it controls is open. */
  'aria-expanded'?: boolean | undefined;
  /** The id of the element that it opens. */
  'aria-controls'?: string | undefined;
  /** The kind of element that it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

const stopEvent = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. While it is pending, or disabled with a reason, it stays in the tab order (`aria-disabled`), and ignores a
 * press as well as Enter in a field of its form.
 */
export const Button = ({
  children,
  variant,
  size,
  isFullWidth,
  icon,
  isPending = false,
  pendingLabel,
  isDisabled = false,
  disabledReason,
  type = 'button',
  onPress,
  'aria-describedby': describedBy,
  className,
  style,
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const hasReason = isDisabled && Boolean(disabledReason);
  const isBlocked = isPending || hasReason;
  const hiddenText = isPending ? children : pendingLabel;
  return (
    <span {...rootProps({ className, style }, styles.root, isFullWidth && styles.fullWidth)}>
      <button
        {...rest}
        aria-describedby={classNames(describedBy, hasReason && reasonId) || undefined}
        aria-disabled={isBlocked || undefined}
        className={buttonClassName({ variant, size, isFullWidth })}
        data-busy={isPending || undefined}
        data-part="control"
        disabled={isDisabled && !isBlocked}
        onClick={isBlocked ? undefined : onPress && (() => onPress())}
        onClickCapture={isBlocked ? stopEvent : undefined}
        // oxlint-disable-next-line react/button-has-type -- one of the three, `button` by default
        type={type}
      >
        <span
          className={classNames(styles.content, pendingLabel !== undefined && styles.reservesWidth)}
          data-other-text={typeof hiddenText === 'string' ? hiddenText : undefined}
        >
          <span className={styles.label}>
            {isPending ? <SpinnerRing className={styles.inheritColor} /> : icon}
            {isPending ? (pendingLabel ?? children) : children}
          </span>
        </span>
      </button>
      {hasReason && (
        <span className={styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      )}
      {/* Announced wherever focus is, because Enter in a field submits too (WCAG 4.1.3). */}
      {pendingLabel !== undefined && (
        <span aria-live="polite" className={visuallyHidden}>
          {isPending && pendingLabel}
        </span>
      )}
    </span>
  );
};

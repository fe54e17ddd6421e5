import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Alert.css.ts';

export type AlertProps = Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> & {
  /** What kind of message it is. `info` by default. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** What happened, in a few words. It is not a heading, because an alert is temporary. */
  title?: string | undefined;
  /** What it means, and what to do. */
  children?: ReactNode;
  /** An action, such as a button that tries again. It is not announced with the text. */
  action?: ReactNode;
  /**
   * How a screen reader announces it when it appears (WCAG 4.1.3): at once (`alert`), at the next pause (`status`), or
   * not at all (`none`), for an alert that is on the page from the beginning. `alert` for an error or a warning,
   * `status` for the others by default.
   */
  live?: 'alert' | 'status' | 'none' | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

/** A message in the page, next to what it is about. For a message that disappears by itself, use a toast. */
export const Alert = ({
  tone = 'info',
  title,
  children,
  action,
  live = tone === 'error' || tone === 'warning' ? 'alert' : 'status',
  className,
  ...rest
}: AlertProps) => {
  // The icon's shape shows the kind as well as its colour does (WCAG 1.4.1).
  const AlertIcon = icons[tone];
  return (
    <div {...rest} className={classNames(styles.alert, className)} data-tone={tone}>
      <div className={styles.message}>
        <AlertIcon />
        <div className={styles.text} role={live === 'none' ? undefined : live}>
          {title !== undefined && <strong className={styles.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
};

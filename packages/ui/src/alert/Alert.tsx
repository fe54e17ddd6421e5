import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Alert.css.ts';

export type AlertProps = Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> & {
  /** What kind of message it is. `info` by default. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** What happened, in a few words. No heading: it comes and goes. */
  title?: string | undefined;
  /** What it means, and what to do. */
  children?: ReactNode;
  /** A way on, such as a button that tries again. It is not read with the text. */
  action?: ReactNode;
  /**
   * How it is spoken as it appears (WCAG 4.1.3): at once (`alert`), when there is a pause (`status`), or not, where it stands there
   * from the beginning (`none`). `alert` of an error or a warning, `status` of the others by default.
   */
  live?: 'alert' | 'status' | 'none' | undefined;
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const signs = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

/** A message in the page, beside what it is about. One that goes by itself is a toast. */
export const Alert = ({
  tone = 'info',
  title,
  children,
  action,
  live = tone === 'error' || tone === 'warning' ? 'alert' : 'status',
  className,
  ...rest
}: AlertProps) => {
  // Its shape says the kind as well as its colour does (WCAG 1.4.1).
  const Sign = signs[tone];
  return (
    <div {...rest} className={classNames(styles.alert, className)} data-tone={tone}>
      <div className={styles.message}>
        <Sign />
        <div className={styles.words} role={live === 'none' ? undefined : live}>
          {title !== undefined && <strong className={styles.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
};

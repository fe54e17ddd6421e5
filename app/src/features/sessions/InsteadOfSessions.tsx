import { EmptyIllustration } from '@janani/ui/illustration';
import type { ReactNode } from 'react';
import * as styles from './InsteadOfSessions.css.ts';

type InsteadOfSessionsProps = {
  title: ReactNode;
  /** What can be done. */
  hint?: ReactNode;
  /** A button. */
  action: ReactNode;
  /** It has the place of both cards, and not of one. */
  isOfTwo?: boolean;
  role?: 'alert' | undefined;
};

/** Instead of the dashboard's cards: the illustration, with the text and the button beside it. */
export const InsteadOfSessions = ({ title, hint, action, isOfTwo = true, role }: InsteadOfSessionsProps) => (
  <div className={isOfTwo ? styles.boxOfTwo : styles.box} role={role}>
    <EmptyIllustration className={styles.picture} />
    <div className={styles.text}>
      <p>
        <strong>{title}</strong>
        {hint}
      </p>
      {action}
    </div>
  </div>
);

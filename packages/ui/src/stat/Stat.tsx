import type { ReactNode } from 'react';
import * as styles from './Stat.css.ts';

export type StatProps = {
  /** The figure as it is shown, for example `50K+`. */
  value: string;
  /** What the number counts. */
  label: string;
};

/** One figure and what it counts. Belongs in a {@link StatGroup}. */
export const Stat = ({ value, label }: StatProps) => (
  <div className={styles.stat}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);

export type StatGroupProps = {
  /** The numbers: `Stat`s. */
  children: ReactNode;
};

/** Figures side by side, read as a list of terms and values. */
export const StatGroup = ({ children }: StatGroupProps) => <dl className={styles.group}>{children}</dl>;

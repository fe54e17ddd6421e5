import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Stat.css.ts';

export type StatProps = RootProps & {
  /** The figure as it is shown, for example `50K+`. */
  value: string;
  /** What the number counts. */
  label: string;
};

/** One figure and what it counts. Belongs in a {@link StatGroup}. */
export const Stat = ({ value, label, ...root }: StatProps) => (
  <div {...rootProps(root, styles.stat)}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);

export type StatGroupProps = RootProps & {
  /** The numbers: `Stat`s. */
  children: ReactNode;
};

/** Figures side by side, read as a list of terms and values. */
export const StatGroup = ({ children, ...root }: StatGroupProps) => (
  <dl {...rootProps(root, styles.group)}>{children}</dl>
);

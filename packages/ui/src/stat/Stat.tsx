import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Stat.css.ts';

export type StatProps = RootProps & {
  /** The number as it is shown, for example `50K+`. */
  value: string;
  /** The label of the number. */
  label: string;
};

/** A number with its label. Belongs in a {@link StatGroup}. */
export const Stat = ({ value, label, ...root }: StatProps) => (
  <div {...rootProps(root, styles.stat)}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);

export type StatGroupProps = RootProps & {
  /** The `Stat`s. */
  children: ReactNode;
};

/** Numbers side by side, as a description list. */
export const StatGroup = ({ children, ...root }: StatGroupProps) => (
  <dl {...rootProps(root, styles.group)}>{children}</dl>
);

import { Children, type ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './PlanGrid.css.ts';

export type PlanGridProps = RootProps & {
  /** `PlanCard`s; each becomes one item of the list. */
  children: ReactNode;
  /** Names the list, where no heading does. */
  label?: string | undefined;
};

/** Plans side by side: their names, prices, features and buttons line up. One column on phones. */
export const PlanGrid = ({ children, label, ...root }: PlanGridProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
  <ul role="list" {...(label === undefined ? {} : { 'aria-label': label })} {...rootProps(root, styles.grid)}>
    {Children.map(children, (card) => (
      <li className={styles.item}>{card}</li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import { grid, item } from '../internal/styles/card-grid.css.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { renderItems } from './render-items.tsx';

export type SessionGridProps = RootProps & {
  /** The cards; each becomes one item of the list. */
  children?: ReactNode;
  /**
   * The number of skeletons after the cards while more are loading. They are hidden from assistive technology. 0 by
   * default.
   */
  skeletons?: number;
  /** Names the list, where no heading does. */
  label?: string;
};

/** Session cards as a list: one column on phones, two from 720 px, three from 960 px. */
export const SessionGrid = ({ children, skeletons = 0, label, ...root }: SessionGridProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
  <ul role="list" {...(label === undefined ? {} : { 'aria-label': label })} {...rootProps(root, grid)}>
    {renderItems({ children, skeletons, className: item })}
  </ul>
);

import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { renderItems } from './render-items.tsx';
import { rows } from './SessionRows.css.ts';

export type SessionRowsProps = RootProps & {
  /** Compact cards; each becomes one item of the list. The first may be a whole card. */
  children?: ReactNode;
  /**
   * The number of skeletons after the rows while more are loading. They are hidden from assistive technology. 0 by
   * default.
   */
  skeletons?: number;
};

/** Sessions as a list in one card: one day of a timetable, or the next few. */
export const SessionRows = ({ children, skeletons = 0, ...root }: SessionRowsProps) => (
  <Card padding="none" {...rootProps(root)}>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
    <ul role="list" className={rows}>
      {renderItems({ children, skeletons, compact: true })}
    </ul>
  </Card>
);

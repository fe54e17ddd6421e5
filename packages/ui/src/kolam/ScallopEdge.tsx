import { useId } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Kolam.css.ts';

export type ScallopEdgeProps = RootProps & {
  /** The colour of its parent, which must be positioned. */
  of: keyof typeof styles.scallopFills;
};

/** A row of small cusps on the top edge of a crimson band or of the footer. Decoration. */
export const ScallopEdge = ({ of, ...root }: ScallopEdgeProps) => {
  const id = useId();
  return (
    <svg {...rootProps(root, styles.scallop, styles.scallopFills[of])} aria-hidden="true" focusable="false">
      {/* The pattern starts at the centre, so that a tip is there. */}
      <pattern id={id} x="50%" width="32" height="14" patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0 0c1 2 4 2.7 7 3 5.5.5 9 3.5 9 11H0ZM32 0c-1 2-4 2.7-7 3-5.5.5-9 3.5-9 11h16Z"
        />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
};

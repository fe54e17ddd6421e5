import { useId } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Kolam.css.ts';

export type KolamDividerProps = RootProps;

/** A chain of interlaced waves round dots, between two sections: at most one on a page. Decoration. */
export const KolamDivider = (props: KolamDividerProps = {}) => {
  const id = useId();
  return (
    <svg {...rootProps(props, styles.chain)} aria-hidden="true" focusable="false">
      <pattern id={id} x="50%" width="20" height="20" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          d="M-10 10C-5-1 5-1 10 10S25 21 30 10M-10 10C-5 21 5 21 10 10S25-1 30 10"
        />
        <circle cx="0" cy="10" r="2" fill="currentColor" />
        <circle cx="20" cy="10" r="2" fill="currentColor" />
      </pattern>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
};

import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Stack.css.ts';

export type StackProps = HTMLAttributes<HTMLElement> & {
  /**
   * The element: pick the one that fits its meaning. A list has no markers, and is still a list for assistive
   * technology. `div` by default.
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  /** From top to bottom, or side by side as long as the items fit. `column` by default. */
  direction?: 'column' | 'row' | undefined;
  /** The distance between two items, as a step of the theme's `space`. 5 by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  /** Their alignment across the direction. Stretched by default. */
  align?: 'start' | 'center' | 'baseline' | undefined;
  /** The first at the beginning and the last at the end of a row. */
  isSpacedBetween?: boolean | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
};

/** Items stacked or side by side, with the same distance between them. */
export const Stack = ({
  as: Element = 'div',
  direction,
  gap = 5,
  align,
  isSpacedBetween = false,
  className,
  ref,
  ...rest
}: StackProps) => (
  <Element
    // Safari removes the role of a list without markers.
    role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    {...rest}
    className={classNames(styles.stack, className)}
    data-align={align}
    data-apart={isSpacedBetween || undefined}
    data-direction={direction}
    data-gap={gap}
    ref={ref as Ref<never>}
  />
);

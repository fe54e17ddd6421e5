import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Stack.css.ts';

export type StackProps = HTMLAttributes<HTMLElement> & {
  /** The element: pick the one that says what it is. A list is drawn without its marks, and stays one for who listens. `div` by default. */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  /** From top to bottom, or side by side as long as there is room. `column` by default. */
  direction?: 'column' | 'row' | undefined;
  /** Between two of them, as a step of the theme's `space`. 5 by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  /** Where they stand across the direction. All the room for each by default. */
  align?: 'start' | 'center' | 'baseline' | undefined;
  /** The first at the beginning and the last at the end of a row. */
  isApart?: boolean | undefined;
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
};

/** Things one below the other or side by side, with the same distance between them. */
export const Stack = ({
  as: Element = 'div',
  direction,
  gap = 5,
  align,
  isApart = false,
  className,
  ref,
  ...rest
}: StackProps) => (
  <Element
    // Safari takes the role away with the marks.
    role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    {...rest}
    className={classNames(styles.stack, className)}
    data-align={align}
    data-apart={isApart || undefined}
    data-direction={direction}
    data-gap={gap}
    ref={ref as Ref<never>}
  />
);

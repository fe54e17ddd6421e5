import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Heading.css.ts';

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Its place in the outline of the page: no level is left out on the way down (WCAG 1.3.1). */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How it looks, whatever its level. As level 1, 2, or those below do by default. */
  size?: 'page' | 'section' | 'card' | undefined;
  /** The element itself. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** A heading, whose level and look are chosen apart. */
export const Heading = ({ level, size, className, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles.heading, className)} data-size={size} />;
};

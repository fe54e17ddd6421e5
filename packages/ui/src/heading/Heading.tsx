import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Heading.css.ts';

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Its level in the outline of the page; levels are not skipped (WCAG 1.3.1). */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its visual size, whatever its level. That of its level (1, 2, or 3 and below) by default. */
  size?: 'page' | 'section' | 'card' | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** A heading whose level and size are set independently. */
export const Heading = ({ level, size, className, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles.heading, className)} data-size={size} />;
};

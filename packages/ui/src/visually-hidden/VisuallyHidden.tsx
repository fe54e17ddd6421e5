import type { ReactNode } from 'react';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words. What can be focused does not belong here: nobody would see where focus is (WCAG 2.4.7). */
  children: ReactNode;
  /** The element that it is. `span` by default. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined;
};

/** Text for those who listen: it takes no room, and is read in its place. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);

import type { ReactNode } from 'react';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';

export type VisuallyHiddenProps = {
  /** Text. Focusable elements do not belong here, because the focus would not be visible (WCAG 2.4.7). */
  children: ReactNode;
  /** The type of element. `span` by default. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined;
};

/** Text for screen readers: it takes no space, and is read in document order. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);

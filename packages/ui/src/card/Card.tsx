import type { HTMLAttributes } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Card.css.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element: pick the one that says what the card is. `div` by default. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'figure';
  /** Space inside; `none` for a card whose picture reaches its edge. `normal` by default. */
  padding?: 'none' | 'normal' | 'roomy';
};

/** A sheet of paper on the page: the resting surface that groups what belongs together. */
export const Card = ({ as: Element = 'div', padding = 'normal', className, ...rest }: CardProps) => (
  <Element className={classNames(styles.card, styles.paddings[padding], className)} {...rest} />
);

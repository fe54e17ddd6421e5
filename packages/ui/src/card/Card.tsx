import type { HTMLAttributes } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Card.css.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element: pick the one that fits the card's meaning. `div` by default. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'figure';
  /** Space inside; `none` for a card whose picture reaches its edge. `normal` by default. */
  padding?: 'none' | 'normal' | 'roomy';
};

/** A surface that groups related content. */
export const Card = ({ as: Element = 'div', padding = 'normal', className, ...rest }: CardProps) => (
  <Element className={classNames(styles.card, styles.paddings[padding], className)} {...rest} />
);

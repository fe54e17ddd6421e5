import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as styles from './Badge.css.ts';

/** What a badge's colours say. A programme's name gives the programme's colours. */
export type BadgeTone = keyof typeof styles.tones;

export type BadgeProps = {
  /** Its colours: what kind of status it is. */
  tone?: BadgeTone;
  /** Stands before the words, so that colour is never the only sign (WCAG 1.4.1). */
  icon?: ReactNode;
  /** A word or two. */
  children: ReactNode;
  /** A class of the page, beside its own. */
  className?: string;
};

/** A short status: an icon and a word or two. It does nothing when touched. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span className={classNames(styles.badge, styles.tones[tone], className)}>
    {icon}
    {children}
  </span>
);

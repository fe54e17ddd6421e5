import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Badge.css.ts';

/** What a badge's colours mean. A programme's name gives the programme's colours. */
export type BadgeTone = keyof typeof styles.tones;

export type BadgeProps = RootProps & {
  /** Its colours: what kind of status it is. `neutral` by default. */
  tone?: BadgeTone;
  /** An icon before the label, so that colour is never the only sign (WCAG 1.4.1). */
  icon?: ReactNode;
  /** The label: one or two words. */
  children: ReactNode;
};

/** A short status: an icon and one or two words. It is not interactive. */
export const Badge = ({ tone = 'neutral', icon, children, ...root }: BadgeProps) => (
  <span {...rootProps(root, styles.badge, styles.tones[tone])}>
    {icon}
    {children}
  </span>
);

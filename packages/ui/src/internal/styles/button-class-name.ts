import { classNames } from '../class-names.ts';
import * as styles from './button.css.ts';

/** The emphasis of a button, and the background that it is on. */
export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'tint' | 'quiet' | 'danger';
/** 48 or 56 px high. */
export type ButtonSize = 'md' | 'lg';

type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
};

/** The classes that style an element as a button. */
export const buttonClassName = ({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
}: ButtonStyle): string =>
  classNames(styles.button, styles.variants[variant], styles.sizes[size], isFullWidth && styles.fullWidth);

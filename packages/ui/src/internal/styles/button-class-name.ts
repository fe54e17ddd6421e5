import { classNames } from '../class-names.ts';
import * as styles from './button.css.ts';

/** How loud a button is, and on what ground it stands. */
export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'tint' | 'quiet' | 'danger';
/** 48 or 56 px high. */
export type ButtonSize = 'md' | 'lg';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
};

/** The classes that make an element look like a button. */
export const buttonClassName = ({ variant = 'primary', size = 'md', isFullWidth = false }: Look): string =>
  classNames(styles.button, styles.variants[variant], styles.sizes[size], isFullWidth && styles.fullWidth);

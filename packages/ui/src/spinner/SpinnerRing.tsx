import { classNames } from '../internal/class-names.ts';
import { Icon, type IconProps } from '../icons/index.ts';
import { ring } from './Spinner.css.ts';

/** A little heavier than an icon: it is never still. */
const STROKE_WIDTH = 2;

/** The drawing alone, for a place whose words already say what is going on. */
export const SpinnerRing = ({ className, ...props }: IconProps) => (
  <Icon className={classNames(ring, className)} strokeWidth={STROKE_WIDTH} {...props}>
    <path d="M20.5 14.5A9 9 0 1 1 14.5 3.4" />
  </Icon>
);

import { classNames } from '../internal/class-names.ts';
import { Icon, type IconProps } from '../icons/index.ts';
import { ring } from './Spinner.css.ts';

/** Thicker than the stroke of an icon, because thin moving lines are hard to see. */
const STROKE_WIDTH = 2;

/** The ring alone, for a container whose text already states the status. */
export const SpinnerRing = ({ className, ...props }: IconProps) => (
  <Icon className={classNames(ring, className)} strokeWidth={STROKE_WIDTH} {...props}>
    <path d="M20.5 14.5A9 9 0 1 1 14.5 3.4" />
  </Icon>
);

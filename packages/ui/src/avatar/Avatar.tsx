import { classNames } from '../internal/class-names.ts';
import { Ogee, type OgeeSize } from '../ogee/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Avatar.css.ts';

export type AvatarProps = RootProps & {
  /** One or two letters; `initialsOf(name)` makes them. */
  initials: string;
  /** How large the ogee is. `md` by default. */
  size?: OgeeSize;
  /** The person's name, where it is not written beside the avatar. Without it the avatar is decoration. */
  label?: string;
};

/** A person's initials in an ogee. */
export const Avatar = ({ initials, size = 'md', label, ...root }: AvatarProps) => (
  <span
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rootProps(root)}
  >
    <Ogee tone="tint" size={size}>
      <span className={classNames(styles.initials, styles.sizes[size])} data-initials={initials} />
    </Ogee>
  </span>
);

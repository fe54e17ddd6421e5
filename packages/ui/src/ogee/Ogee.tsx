import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Ogee.css.ts';

/** A jewel colour: a programme's, the product's own, or the pale tint of an avatar. */
export type OgeeTone = keyof typeof styles.tones;
/** 36×43, 42×50, 48×58, 58×70 or 74×88 px; `tile` grows from `md` to `lg` at 720 px. */
export type OgeeSize = keyof typeof styles.sizes;

export type OgeeProps = RootProps & {
  /** Its colours. `primary` by default. */
  tone?: OgeeTone;
  /** How large it is. `md` by default. */
  size?: OgeeSize;
  /** The content is an image and fills the whole arch. Without it, an icon or text is moved below the tip. */
  fill?: boolean;
  /** Its content. */
  children?: ReactNode;
};

/** The small one-pointed arch: icon tiles, avatars and thumbnails. It belongs on a surface of another colour. */
export const Ogee = ({ tone = 'primary', size = 'md', fill = false, children, ...root }: OgeeProps) => (
  <span
    {...rootProps(
      root,
      styles.ogee,
      styles.tones[tone],
      styles.sizes[size],
      !fill && styles.contentOffsets[size],
    )}
  >
    {children}
  </span>
);

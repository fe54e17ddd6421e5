import { rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';
import type { ProgramPictureProps } from './ProgramPicture.tsx';
import { getVariant } from './variant.ts';

/** The crop of a programme's drawing for an ogee. It looks the same in both themes. Decoration. */
export const ProgramThumb = ({ program = 'wellness', seed, ...root }: ProgramPictureProps) => (
  <span {...rootProps(root, styles.thumb)} data-program={program} data-variant={getVariant(seed)} />
);

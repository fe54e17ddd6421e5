import { rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';
import type { ProgramPictureProps } from './ProgramPicture.tsx';

/** The crop of a programme's drawing for an ogee. The same in both themes. Decoration. */
export const ProgramThumb = ({ program = 'wellness', ...root }: ProgramPictureProps) => (
  <span {...rootProps(root, styles.thumb)} data-program={program} />
);

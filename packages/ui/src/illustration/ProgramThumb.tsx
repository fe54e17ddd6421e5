import { classNames } from '../internal/class-names.ts';
import * as styles from './illustration.css.ts';
import type { ProgramPictureProps } from './ProgramPicture.tsx';

/** The crop of a programme's drawing that fills an ogee. The same in both themes. Decoration. */
export const ProgramThumb = ({ program = 'wellness', className }: ProgramPictureProps) => (
  <span className={classNames(styles.thumb, className)} data-program={program} />
);

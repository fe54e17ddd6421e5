import { classNames } from '../internal/class-names.ts';
import * as styles from './illustration.css.ts';
import { programPictures } from './program-pictures.ts';
import type { ProgramPictureProps } from './ProgramPicture.tsx';

/** The crop of a programme's drawing that fills an ogee. The same in both themes. Decoration. */
export const ProgramThumb = ({ program = 'wellness', className }: ProgramPictureProps) => (
  <img
    className={classNames(styles.picture, className)}
    src={programPictures[program].thumb}
    alt=""
    loading="lazy"
    width={74}
    height={88}
  />
);

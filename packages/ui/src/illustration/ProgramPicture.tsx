import type { Program } from '../badge/index.ts';
import { classNames } from '../internal/class-names.ts';
import * as styles from './illustration.css.ts';
import { programPictures } from './program-pictures.ts';

export type ProgramPictureProps = {
  /** Wellness where a session has no programme (design language, "Illustration"). */
  program?: Program | undefined;
  className?: string;
};

const size = { width: 480, height: 270 };

/** The 16:9 drawing of a programme, in the theme's colours, filling its frame. Decoration. */
export const ProgramPicture = ({ program = 'wellness', className }: ProgramPictureProps) => {
  const { light, dark } = programPictures[program];
  const classes = classNames(styles.picture, className);
  return (
    <>
      <img className={`${classes} ${styles.inLight}`} src={light} alt="" loading="lazy" {...size} />
      <img className={`${classes} ${styles.inDark}`} src={dark} alt="" loading="lazy" {...size} />
    </>
  );
};

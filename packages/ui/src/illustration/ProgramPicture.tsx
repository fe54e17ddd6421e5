import type { Program } from '../badge/index.ts';
import { classNames } from '../internal/class-names.ts';
import * as styles from './illustration.css.ts';

export type ProgramPictureProps = {
  /** Wellness where a session has no programme (design language, "Illustration"). */
  program?: Program | undefined;
  /** A class of the page, beside its own. */
  className?: string;
};

/** The 16:9 drawing of a programme, in the theme's colours, filling its frame. Decoration. */
export const ProgramPicture = ({ program = 'wellness', className }: ProgramPictureProps) => (
  <span className={classNames(styles.scene, className)} data-program={program} />
);

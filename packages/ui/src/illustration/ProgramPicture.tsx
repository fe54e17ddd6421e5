import type { Program } from '../badge/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';
import { getVariant } from './variant.ts';

export type ProgramPictureProps = RootProps & {
  // Design language, "Illustration".
  /** The programme of the drawing. `wellness` by default, where a session has no programme. */
  program?: Program | undefined;
  /**
   * Picks one of the programme's three drawings, such as the slug or id of a session: the same seed has the same
   * drawing everywhere. Without one it is the first.
   */
  seed?: string | undefined;
};

/** The 16:9 drawing of a programme, in the theme's colours, filling its frame. Decoration. */
export const ProgramPicture = ({ program = 'wellness', seed, ...root }: ProgramPictureProps) => (
  <span {...rootProps(root, styles.scene)} data-program={program} data-variant={getVariant(seed)} />
);

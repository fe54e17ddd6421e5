import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Kolam.css.ts';
import { Rosette } from './Rosette.tsx';
import { ScallopEdge } from './ScallopEdge.tsx';

export type BandProps = RootProps & {
  /** Its heading. */
  title: string;
  /** The level of its heading. 2 by default. */
  headingLevel?: 2 | 3;
  /** A sentence below the title. */
  children?: ReactNode;
  /** One accent button. */
  action?: ReactNode;
};

/** The crimson band with its scalloped edge and rosette: one call to action at the end of a page. */
export const Band = ({ title, headingLevel = 2, children, action, ...root }: BandProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rootProps(root, styles.band)}>
      <ScallopEdge of="band" />
      <div className={styles.rosetteFrame}>
        <Rosette />
      </div>
      <div className={styles.bandContent}>
        <Heading className={styles.bandTitle}>{title}</Heading>
        {children !== undefined && <p className={styles.bandText}>{children}</p>}
        {action !== undefined && <div className={styles.bandAction}>{action}</div>}
      </div>
    </section>
  );
};

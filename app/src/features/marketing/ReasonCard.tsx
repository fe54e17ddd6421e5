import type { Program } from '@janani/ui/badge';
import { Card } from '@janani/ui/card';
import { ProgramPicture } from '@janani/ui/illustration';
import type { ReactNode } from 'react';
import * as styles from './ReasonCard.css.ts';

/** A reason to choose the product, below the image of a programme. */
export const ReasonCard = ({
  program,
  title,
  children,
}: {
  program: Program;
  title: string;
  children: ReactNode;
}) => (
  <Card padding="none" className={styles.card}>
    <div className={styles.picture}>
      <ProgramPicture program={program} />
    </div>
    <div className={styles.body}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
  </Card>
);

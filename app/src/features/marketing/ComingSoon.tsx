import { EmptyIllustration } from '@janani/ui/illustration';
import type { ReactNode } from 'react';
import { eyebrow as eyebrowStyle } from './Hero.css.ts';
import * as styles from './ComingSoon.css.ts';

/** A page whose content is not available yet. */
export const ComingSoon = ({
  title,
  eyebrow,
  action,
  children,
}: {
  title: string;
  eyebrow: string;
  action: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.root}>
    <EmptyIllustration className={styles.picture} />
    <p className={eyebrowStyle}>{eyebrow}</p>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.intro}>{children}</p>
    <div className={styles.action}>{action}</div>
  </section>
);

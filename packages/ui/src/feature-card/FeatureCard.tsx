import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { Ogee, type OgeeTone } from '../ogee/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './FeatureCard.css.ts';

export type FeatureCardProps = RootProps & {
  /** An icon; 24 px unless it has a size. */
  icon: ReactNode;
  /** The jewel colour of the arch. */
  tone: OgeeTone;
  /** The name of the feature. */
  title: string;
  /** The level of its heading. 3 by default. */
  headingLevel?: 2 | 3 | 4;
  /** A sentence. */
  children: ReactNode;
};

/** One feature of the product: an icon in a coloured arch, a title, a sentence. */
export const FeatureCard = ({ icon, tone, title, headingLevel = 3, children, ...root }: FeatureCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card padding="none" {...rootProps(root, styles.card)}>
      <Ogee tone={tone} size="tile">
        {icon}
      </Ogee>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.body}>{children}</p>
      </div>
    </Card>
  );
};

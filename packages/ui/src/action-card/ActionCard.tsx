import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { Ogee, type OgeeTone } from '../ogee/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './ActionCard.css.ts';

export type ActionCardProps = RootProps & {
  /** The URL of the link. */
  href: string;
  /** The colour of the arch around the icon. */
  tone: OgeeTone;
  /** The icon in the arch. */
  icon: ReactNode;
  /** The label: one or two words. */
  children: string;
};

/** A card that is one link: an icon in an arch and a label, below each other in a tile, side by side in a wide row. */
export const ActionCard = ({ href, tone, icon, children, ...root }: ActionCardProps) => (
  <Anchor href={href} {...rootProps(root, styles.card)}>
    <span className={styles.content}>
      <Ogee tone={tone}>{icon}</Ogee>
      {children}
      <ChevronRightIcon size="1.25rem" className={styles.chevron} />
    </span>
  </Anchor>
);

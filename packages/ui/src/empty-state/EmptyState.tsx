import type { ReactNode } from 'react';
import { EmptyIllustration } from '../illustration/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = RootProps & {
  /** What is missing, in the text of the specification: `No upcoming sessions found`. */
  title: string;
  /** The level of its heading. 2 by default. */
  headingLevel?: 1 | 2 | 3;
  /** One helpful line. */
  children?: ReactNode;
  /** A button or link that helps, for example to clear the filter. */
  action?: ReactNode;
  /** Announces it: for an empty state that replaces results while the user waits. */
  isAnnounced?: boolean;
};

/** States in a friendly way that there is nothing to show. */
export const EmptyState = ({
  title,
  headingLevel = 2,
  children,
  action,
  isAnnounced = false,
  ...root
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootProps(root, styles.root)}>
      <EmptyIllustration />
      {/* The action is outside: a status is announced as one text. */}
      <div {...(isAnnounced ? { role: 'status' } : {})}>
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <p className={styles.line}>{children}</p>}
      </div>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
};

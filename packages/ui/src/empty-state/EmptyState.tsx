import type { ReactNode } from 'react';
import { EmptyIllustration } from '../illustration/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = RootProps & {
  /** What there is none of, in the words of the spec: `No upcoming sessions found`. */
  title: string;
  /** Which heading its title is on the page. 2 by default. */
  headingLevel?: 1 | 2 | 3;
  /** One helpful line. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Says it aloud: for an empty state that takes the place of results while the reader waits. */
  isAnnounced?: boolean;
};

/** Nothing here, kindly said. */
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
      <EmptyIllustration className={styles.picture} />
      {/* The action stays outside: a status is read as one text. */}
      <div {...(isAnnounced ? { role: 'status' } : {})}>
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <p className={styles.line}>{children}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
};

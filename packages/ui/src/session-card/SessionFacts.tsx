import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SessionFacts.css.ts';

/** One fact of a session, such as when it is. */
export type SessionFact = {
  /** Names the row to React and to tests. */
  id: string;
  /** A drawing before it. */
  icon: ReactNode;
  /** What is told, in a word. */
  term: string;
  /** What there is to tell. */
  value: ReactNode;
  /** `success` for a fact that is good news, such as a place that is kept. */
  tone?: 'normal' | 'success';
};

export type SessionFactsProps = RootProps & {
  /** An icon and a line of text each. */
  facts: readonly SessionFact[];
};

/** What there is to know of a session, one fact a row. */
export const SessionFacts = ({ facts, ...root }: SessionFactsProps) => (
  <dl {...rootProps(root, styles.list)}>
    {facts.map(({ id, icon, term, value, tone = 'normal' }) => (
      <div key={id} className={styles.row}>
        <dt className={styles.term}>
          <span className={styles.icons[tone]} aria-hidden="true">
            {icon}
          </span>
          {term}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SessionFacts.css.ts';

/** One fact of a session, such as when it is. */
export type SessionFact = {
  /** Its key in React and its id in tests. */
  id: string;
  /** An icon before it. */
  icon: ReactNode;
  /** The name of the fact, in a word. */
  term: string;
  /** The value of the fact. */
  value: ReactNode;
  /** `success` for a positive fact, such as an enrolment. */
  tone?: 'normal' | 'success';
};

export type SessionFactsProps = RootProps & {
  /** An icon and a line of text each. */
  facts: readonly SessionFact[];
};

/** The facts of a session, one per row. */
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

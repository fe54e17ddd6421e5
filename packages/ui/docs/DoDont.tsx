import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';

type Side = { shown: ReactNode; because: string };

const Picture = ({ word, tone, shown, because }: Side & { word: string; tone: 'do' | 'dont' }) => (
  <figure className={styles.picture[tone]}>
    {/* To be looked at: nothing in it is operated, and it is told by its sentence. */}
    <div inert className={styles.shown}>
      {shown}
    </div>
    <figcaption>
      <strong>{word}</strong> {because}
    </figcaption>
  </figure>
);

/** The part itself, as it should be and as it should not, each with the reason. */
export const DoDont = ({ good, bad }: { good: Side; bad: Side }) => (
  <Unstyled>
    <div className={styles.pair}>
      <Picture {...good} tone="do" word="Do." />
      <Picture {...bad} tone="dont" word="Don’t." />
    </div>
  </Unstyled>
);

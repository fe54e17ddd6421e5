import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';

type Side = { shown: ReactNode; because: string };

const Picture = ({ word, tone, shown, because }: Side & { word: string; tone: 'do' | 'dont' }) => (
  <figure className={styles.picture[tone]}>
    {/* An example to look at: it is inert, and its sentence describes it. */}
    <div inert className={styles.shown}>
      {shown}
    </div>
    <figcaption>
      <strong>{word}</strong> {because}
    </figcaption>
  </figure>
);

/** The component used correctly and incorrectly, each with the reason. */
export const DoDont = ({ good, bad }: { good: Side; bad: Side }) => (
  <Unstyled>
    <div className={styles.pair}>
      <Picture {...good} tone="do" word="Do." />
      <Picture {...bad} tone="dont" word="Don’t." />
    </div>
  </Unstyled>
);

import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';

type Side = { shown: ReactNode; because: string };

const Picture = ({ label, tone, shown, because }: Side & { label: string; tone: 'do' | 'dont' }) => (
  <figure className={styles.picture[tone]}>
    {/* An example to look at: it is inert, and its sentence describes it. */}
    <div inert className={styles.shown}>
      {shown}
    </div>
    <figcaption>
      <strong>{label}</strong> {because}
    </figcaption>
  </figure>
);

/** The component used correctly and incorrectly, each with the reason. */
export const DoDont = ({ good, bad }: { good: Side; bad: Side }) => (
  <Unstyled>
    <div className={styles.pair}>
      <Picture {...good} tone="do" label="Do." />
      <Picture {...bad} tone="dont" label="Don’t." />
    </div>
  </Unstyled>
);

import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';

type Example = { example: ReactNode; reason: string };

const ExampleFigure = ({
  label,
  tone,
  example,
  reason,
}: Example & { label: string; tone: 'do' | 'dont' }) => (
  <figure className={styles.exampleTones[tone]}>
    {/* The example is inert, because it is only an illustration, which the caption describes. */}
    <div inert className={styles.example}>
      {example}
    </div>
    <figcaption>
      <strong>{label}</strong> {reason}
    </figcaption>
  </figure>
);

/** The component used correctly and incorrectly, each with the reason. */
export const DoDont = ({ good, bad }: { good: Example; bad: Example }) => (
  <Unstyled>
    <div className={styles.pair}>
      <ExampleFigure {...good} tone="do" label="Do." />
      <ExampleFigure {...bad} tone="dont" label="Don’t." />
    </div>
  </Unstyled>
);

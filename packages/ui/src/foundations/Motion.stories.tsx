import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { vars } from '../theme/index.ts';
import { scale } from '../theme/scale.ts';
import * as styles from './foundations.css.ts';

const USES = {
  fast: 'Colour: a button under a pointer, a tab that is chosen',
  base: 'What comes and goes: a popover, a menu, the dots of the week',
  slow: 'A page’s one arrival',
} as const;

/** Each transition at the speed of the product. Nothing moves for users who prefer reduced motion. */
const Durations = () => {
  const [isMoved, setAway] = useState(false);
  return (
    <div className={styles.page}>
      <div>
        <Button onPress={() => setAway(!isMoved)}>Move</Button>
      </div>
      {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
        <section key={name} className={styles.specimen}>
          <div className={styles.motionTrack}>
            <div
              className={styles.motionPath}
              style={{
                transform: isMoved ? 'translateX(calc(100% - 2rem))' : 'none',
                transition: `transform ${vars.motion[name]} ${vars.motion.ease}`,
              }}
            >
              <div className={styles.movingBox} />
            </div>
          </div>
          <dl className={styles.measurements}>
            <dt>{name}</dt>
            <dd>{USES[name]}</dd>
            <dt>Time</dt>
            <dd>{scale.motion[name]}; 0 where less motion is asked for</dd>
            <dt>Curve</dt>
            <dd>{scale.motion.ease}</dd>
          </dl>
        </section>
      ))}
      <dl className={styles.measurements}>
        <dt>easeExit</dt>
        <dd>{scale.motion.easeExit}, for what leaves</dd>
        <dt>Moves</dt>
        <dd>transform and opacity only</dd>
        <dt>Never</dt>
        <dd>Loops but a spinner, parallax, confetti, motion on text</dd>
      </dl>
    </div>
  );
};

const meta = { title: 'Foundations/Motion', component: Durations, tags: ['!autodocs'] } satisfies Meta<
  typeof Durations
>;
export default meta;

/** Converts to ms, because the CSS minifier writes `200ms` as `.2s`. */
const toMs = (duration: string) => Number.parseFloat(duration) * (/[^m]s$/.test(duration) ? 1000 : 1);

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const duration = getComputedStyle(document.documentElement).getPropertyValue('--janani-motion-base');
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(toMs(duration.trim())).toBe(isReduced ? 0 : toMs(scale.motion.base));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
};

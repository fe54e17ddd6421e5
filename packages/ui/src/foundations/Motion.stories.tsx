import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { vars } from '../theme/index.ts';
import * as styles from './foundations.css.ts';

const USES = { fast: 'colour', base: 'popover and tab', slow: 'a page’s one arrival' } as const;

/** Only `transform` and `opacity` move, and nothing at all for those who ask for less motion. */
const Durations = () => {
  const [isAway, setAway] = useState(false);
  return (
    <div className={styles.page}>
      <div>
        <Button onPress={() => setAway(!isAway)}>Move</Button>
      </div>
      {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
        <div key={name}>
          <span className={styles.note}>
            {name}: {USES[name]}
          </span>
          <div className={styles.lane}>
            <div
              className={styles.runner}
              style={{
                opacity: isAway ? 0.4 : 1,
                transform: isAway ? 'translateX(12px)' : 'none',
                transition: `transform ${vars.motion[name]} ${vars.motion.ease}, opacity ${vars.motion[name]}`,
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
};

const meta = { title: 'Foundations/Motion', component: Durations, tags: ['!autodocs'] } satisfies Meta<
  typeof Durations
>;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const duration = getComputedStyle(document.documentElement).getPropertyValue('--janani-motion-base');
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(duration.trim()).toBe(isReduced ? '0ms' : '200ms');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
};

import { useEffect, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import { archBox, archDots } from './arch.ts';
import { moonPath } from './moon.ts';
import * as styles from './WeekCard.css.ts';
import { litDots, WEEKS_OF_PREGNANCY } from './weeks.ts';

const dots = archDots(WEEKS_OF_PREGNANCY);
const moon = { x: archBox.width / 2, y: 126, radius: 44, haloRadius: 58 };

/** Thirty dots round the moon: a gap is the halo's circumference divided by thirty. */
const HALO_DASHES = `0 ${(2 * Math.PI * moon.haloRadius) / 30}`;

/** The dots light up one by one once per visit, not each time the page is opened. */
let hasAnimated = false;

export type WeekArchProps = { week: number; label: string };

/** Forty dots along an ogee, one for each week, over a moon that is lit in proportion to the weeks. */
export const WeekArch = ({ week, label }: WeekArchProps) => {
  const [isAnimating] = useState(() => !hasAnimated);
  useEffect(() => {
    hasAnimated = true;
  }, []);

  const lit = litDots(week);
  const current = dots[lit - 1];
  return (
    <svg
      className={styles.arch}
      viewBox={`0 0 ${archBox.width} ${archBox.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {dots.map(({ x, y }, index) => {
        const isLit = index < lit;
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={isLit ? 4 : 3.1}
            className={classNames(
              isLit ? styles.litDot : styles.dimDot,
              isLit && isAnimating && styles.arriving,
            )}
          />
        );
      })}
      {current && (
        <g>
          <circle cx={current.x} cy={current.y} r="12" className={styles.gap} />
          <circle cx={current.x} cy={current.y} r="11" className={styles.ring} />
          <circle cx={current.x} cy={current.y} r="6" className={styles.currentDot} />
        </g>
      )}
      <g transform={`translate(${moon.x} ${moon.y})`}>
        <circle r={moon.haloRadius} strokeDasharray={HALO_DASHES} className={styles.halo} />
        <circle r={moon.radius} className={styles.moonDark} />
        <path
          d={moonPath(lit / WEEKS_OF_PREGNANCY, moon.radius)}
          transform="rotate(-17)"
          className={styles.moonLit}
        />
      </g>
    </svg>
  );
};

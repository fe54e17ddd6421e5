import { useEffect, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import { archBox, getArchDots } from './arch.ts';
import { getMoonPath } from './moon.ts';
import * as styles from './WeekCard.css.ts';
import { countLitDots, WEEKS_OF_PREGNANCY } from './weeks.ts';

const dots = getArchDots(WEEKS_OF_PREGNANCY);
const moon = { x: archBox.width / 2, y: 126, radius: 44, haloRadius: 58 };

/** Thirty dots round the moon: their distance is the circumference of the halo divided by thirty. */
const HALO_DASHES = `0 ${(2 * Math.PI * moon.haloRadius) / 30}`;

/** Whether the animation of the dots has run: it runs once per document, not on each mount. */
let hasAnimated = false;

export type WeekArchProps = { week: number; label: string };

/** Forty dots along a pointed (ogee) arch, one for each week, over a moon that is lit in proportion to the weeks. */
export const WeekArch = ({ week, label }: WeekArchProps) => {
  const [isAnimating] = useState(() => !hasAnimated);
  useEffect(() => {
    hasAnimated = true;
  }, []);

  const litCount = countLitDots(week);
  const current = dots[litCount - 1];
  return (
    <svg
      className={styles.arch}
      viewBox={`0 0 ${archBox.width} ${archBox.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {dots.map(({ x, y }, index) => {
        const isLit = index < litCount;
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={isLit ? 4 : 3.1}
            className={classNames(
              isLit ? styles.litDot : styles.dimDot,
              isLit && isAnimating && styles.animatedDot,
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
          d={getMoonPath(litCount / WEEKS_OF_PREGNANCY, moon.radius)}
          transform="rotate(-17)"
          className={styles.moonLit}
        />
      </g>
    </svg>
  );
};

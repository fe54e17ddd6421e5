import type { ColorRole } from '../src/theme/colors.ts';
import { type RequiredContrast, ROLE_PAIRS } from '../src/theme/contrast-pairs.ts';
import { contrast } from '../src/theme/contrast.ts';
import type { BrandColors, ThemeState } from './read-brand-colors.ts';

/** Pairs of colours without enough contrast, and those whose contrast cannot be computed. */
export type Measurement = { pairs: number; failing: string[]; unknown: string[] };

/** WCAG 1.4.11. */
const GRAPHICS: RequiredContrast = 3;
/** WCAG 1.4.3. The kit's own pairs reach more; a brand is measured by the criterion. */
const TEXT = 4.5;
/** Inactive components are exempt from 1.4.3. */
const EXEMPT = new Set<ColorRole>(['inkDisabled']);

const describeState = ({ system, theme, moreContrast }: ThemeState) =>
  [theme ?? `${system} by the system`, ...(moreContrast ? ['more contrast'] : [])].join(', ');

/** Measures the pairs of 1.4.3 or of 1.4.11 in every state. */
export const measurePairs = ({ states }: BrandColors, criterion: '1.4.3' | '1.4.11'): Measurement => {
  const isGraphics = criterion === '1.4.11';
  const needed = isGraphics ? GRAPHICS : TEXT;
  const pairs = ROLE_PAIRS.filter(
    ([text, , required]) => (required === GRAPHICS) === isGraphics && !EXEMPT.has(text),
  );
  const failing = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const { state, colors } of states)
    for (const [text, background] of pairs)
      try {
        const ratio = contrast(colors[text], colors[background]);
        const key = `${text} on ${background}: ${ratio.toFixed(2)} of ${needed}`;
        if (ratio < needed) failing.set(key, [...(failing.get(key) ?? []), describeState(state)]);
      } catch {
        unknown.add(`${text} on ${background} (${colors[text]} on ${colors[background]})`);
      }
  return {
    pairs: pairs.length,
    failing: [...failing].map(([key, where]) => `${key} (${where.join('; ')})`),
    unknown: [...unknown],
  };
};

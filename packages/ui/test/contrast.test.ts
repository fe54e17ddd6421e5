import { describe, expect, it } from 'vitest';
import { type Colors, ramps } from '../src/theme/colors.ts';
import { contrast } from '../src/theme/contrast.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { withMoreContrast } from '../src/theme/more-contrast.ts';
import { nadi } from '../src/theme/themes/nadi.ts';
import { RAMP_PAIRS, ROLE_PAIRS } from './contrast-pairs.ts';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#c42b52', '#c42b52')).toBe(1);
  });

  it('is the same in both orders', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});

const themes: [name: string, colors: Colors][] = [
  ['light', makeTheme('light').color],
  ['dark', makeTheme('dark').color],
  ['second brand', makeTheme('light', nadi).color],
];

describe.each(themes)('WCAG 1.4.3 and 1.4.11 in the %s theme', (_name, color) => {
  it.each(ROLE_PAIRS)('%s on %s reaches %s', (text, ground, required) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(required);
  });
});

/** With `prefers-contrast: more`, text that needs 4.5 reaches 7, and the edge of a control 4.5. */
const LOUDER_PAIRS: typeof ROLE_PAIRS = [
  ...ROLE_PAIRS,
  ['ink3', 'bg', 7],
  ['ink3', 'surfaceTint', 7],
  ['primaryInk', 'bg', 7],
  ['primaryInk', 'surfaceRaised', 7],
  ['errorText', 'surfaceRaised', 7],
  ['inkDisabled', 'disabled', 4.5],
  ['lineField', 'surface', 4.5],
  ['lineField', 'bg', 4.5],
];

describe.each(themes)('WCAG 1.4.6 in the %s theme with more contrast', (_name, colors) => {
  const color = withMoreContrast(colors);
  it.each(LOUDER_PAIRS)('%s on %s reaches %s', (text, ground, required) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(required);
  });
});

const step = (name: string): string => {
  const [ramp = '', number = ''] = name.split('-');
  const colors: Record<string, Record<string, string>> = ramps;
  const hex = colors[ramp]?.[number];
  if (hex === undefined) throw new Error(`There is no ramp step ${name}: see src/theme/colors.ts.`);
  return hex;
};

describe('WCAG 1.4.3 and 1.4.11 of ramp steps', () => {
  it.each(RAMP_PAIRS)('%s on %s reaches %s', (text, ground, required) => {
    expect(contrast(step(text), step(ground))).toBeGreaterThanOrEqual(required);
  });
});

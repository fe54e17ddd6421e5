import { describe, expect, it } from 'vitest';
import { type Colors, ramps } from '../src/theme/colors.ts';
import { contrast } from '../src/theme/contrast.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { withMoreContrast } from '../src/theme/more-contrast.ts';
import { nadi } from '../src/theme/themes/nadi.ts';
import { MORE_CONTRAST_PAIRS, RAMP_PAIRS, ROLE_PAIRS } from '../src/theme/contrast-pairs.ts';

describe('contrast', () => {
  it.each([
    ['black', 'white', 21],
    ['#000', '#fff', 21],
    ['rgb(0 0 0)', 'hsl(0 0% 100%)', 21],
    ['oklch(0 0 0)', 'color(display-p3 1 1 1)', 21],
  ])('accepts any CSS colour: %s on %s', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 5);
  });

  it.each(['blak', '', 'rgb(0 0 0 / 50%)', 'transparent', 'var(--ink)', 'currentColor'])(
    'throws for %j, which has no contrast',
    (color) => {
      expect(() => contrast(color, '#fff')).toThrow(/cannot be computed\. Use an opaque CSS colour/);
    },
  );

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

describe.each(themes)('contrast in the %s theme (WCAG 1.4.3, 1.4.11)', (_name, color) => {
  it.each(ROLE_PAIRS)('%s on %s reaches %s', (text, background, required) => {
    expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(required);
  });
});

describe.each(themes)('contrast in the %s theme with more contrast (WCAG 1.4.6)', (_name, colors) => {
  const color = withMoreContrast(colors);
  it.each(MORE_CONTRAST_PAIRS)('%s on %s reaches %s', (text, background, required) => {
    expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(required);
  });
});

const getRampStep = (name: string): string => {
  const [ramp = '', number = ''] = name.split('-');
  const colors: Record<string, Record<string, string>> = ramps;
  const hex = colors[ramp]?.[number];
  if (hex === undefined) throw new Error(`There is no ramp step ${name}: see src/theme/colors.ts.`);
  return hex;
};

describe('contrast of ramp steps (WCAG 1.4.3, 1.4.11)', () => {
  it.each(RAMP_PAIRS)('%s on %s reaches %s', (text, background, required) => {
    expect(contrast(getRampStep(text), getRampStep(background))).toBeGreaterThanOrEqual(required);
  });
});

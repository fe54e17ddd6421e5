import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colors, ramps } from '../colors.ts';
import { contrast } from '../contrast.ts';
import { MORE_CONTRAST_PAIRS, ROLE_PAIRS } from '../contrast-pairs.ts';
import { withMoreContrast } from '../more-contrast.ts';
import { schemeColors } from '../scale.ts';
import { getBrandColors } from './brand-colors.ts';
import { brandCss } from './brand-css.ts';

const schemes = ['light', 'dark'] as const;
const failing = (colors: Colors, pairs: typeof ROLE_PAIRS) =>
  pairs.filter(([text, background, required]) => contrast(colors[text], colors[background]) < required);

const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
/** All other values of a brand. `onPrimary` is left out, because a given one may lack contrast. */
const anyBrand = fc.record(
  { primary: anyColor, accent: anyColor, focus: anyColor, neutral: anyColor },
  { requiredKeys: ['primary'] },
);

describe('a brand of one colour', () => {
  it.each(schemes)('has enough contrast everywhere in the %s theme, whatever the colour is', (scheme) => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        const colors = getBrandColors(scheme, { primary });
        expect(failing(colors, ROLE_PAIRS)).toEqual([]);
        expect(failing(withMoreContrast(colors), MORE_CONTRAST_PAIRS)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('uses the colour unchanged if it has enough contrast', () => {
    expect(getBrandColors('light', { primary: '#0b6b54' }).primary).toBe('#0b6b54');
  });

  it('changes a colour as far as required if it does not: yellow on a light page', () => {
    const { primary } = getBrandColors('light', { primary: 'yellow' });
    expect(contrast(primary, schemeColors.light.bg)).toBeGreaterThanOrEqual(3);
    expect(contrast(primary, schemeColors.light.bg)).toBeLessThan(3.3);
  });

  it.each(schemes)('replaces every crimson of Janani in the %s theme', (scheme) => {
    const crimson: string[] = Object.values(ramps.alta);
    expect(Object.values(schemeColors[scheme]).filter((hex) => crimson.includes(hex)).length).toBeGreaterThan(
      5,
    );
    const colors = Object.entries(getBrandColors(scheme, { primary: '#0b6b54' }));
    expect(colors.filter(([, hex]) => crimson.includes(hex))).toEqual([]);
  });
});

describe('a brand of more values', () => {
  it.each(schemes)('has enough contrast everywhere in the %s theme', (scheme) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const colors = getBrandColors(scheme, brand);
        expect(failing(withMoreContrast(colors), MORE_CONTRAST_PAIRS)).toEqual([]);
        expect(failing(colors, ROLE_PAIRS)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('rejects values without enough contrast, and names them', () => {
    expect(() => getBrandColors('light', { primary: '#777', onPrimary: '#777' })).toThrow(
      /onPrimary on primaryHover at 7:1.*would not be readable\. Use another colour/,
    );
  });
});

describe('brandCss', () => {
  it("has the root in light, in the system's dark mode and in that of the page", () => {
    const css = brandCss({ primary: '#0b6b54', radius: { md: '6px' }, fontSans: 'Inter, sans-serif' });
    expect(css).toContain('--janani-color-primary: #0b6b54;');
    expect(css).toContain('--janani-radius-md: 6px;');
    expect(css).toContain('--janani-font-sans: Inter, sans-serif;');
    expect(css).toContain(':root:not([data-theme]) {');
    expect(css).toContain(':root[data-theme="dark"], :root [data-theme="dark"] {');
    expect(css).toContain('@media (prefers-contrast: more)');
  });

  it('uses no query that Safari 15.4 does not know, and leaves forced colours to the system', () => {
    expect(brandCss({ primary: '#0b6b54' })).not.toContain('forced-colors');
    const sectionCss = brandCss({ primary: '#0b6b54' }, '.offer');
    expect(sectionCss).not.toContain('(forced-colors: none)');
    const [, forced = ''] = sectionCss.split('@media (forced-colors: active) {');
    const set = new Set(sectionCss.split('@media (forced-colors')[0]?.match(/--janani-color-[\w-]+(?=:)/g));
    for (const name of set) expect(forced).toContain(`${name}: inherit !important;`);
  });
});

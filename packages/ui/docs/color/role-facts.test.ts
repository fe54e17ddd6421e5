import { describe, expect, it } from 'vitest';
import { lightColors, ramps } from '../../src/theme/colors.ts';
import { colorsIn, dyeOf, isColor, pairsOf, readersOf } from './role-facts.ts';

describe('the facts of a role in Foundations/Colour', () => {
  it('has its value in the theme and contrast of the toolbar', () => {
    expect(colorsIn({}).primary).toBe(lightColors.primary);
    expect(colorsIn({ theme: 'nadi' }).primary).toBe(ramps.mor[700]);
    expect(colorsIn({ theme: 'dark', contrast: 'more' }).ink2).toBe(colorsIn({ theme: 'dark' }).ink);
  });

  it('names its ramp step, and none when it is mixed', () => {
    expect(dyeOf(ramps.alta[700])).toBe('alta 700');
    expect(dyeOf('#123456')).toBeUndefined();
  });

  it('distinguishes a colour from incomplete input', () => {
    expect(['#abc', 'oklch(0.6 0.2 20)', 'red'].map(isColor)).toEqual([true, true, true]);
    expect(['', '#', 'rubbish', '#12'].map(isColor)).toEqual([false, false, false, false]);
  });

  it('names the components that use it', () => {
    expect(readersOf('successBg')).toContain('Badge');
    expect(readersOf('successBg')).not.toContain('SearchField');
  });

  it('measures each pair with the current and with another value', () => {
    const pair = pairsOf('onPrimary', lightColors, '#000000').find(
      (candidate) => candidate.with === 'primary',
    );
    expect(pair?.needs).toBe(4.5);
    expect(pair?.before).toBeGreaterThan(4.5);
    expect(pair?.after).toBeLessThan(4.5);
  });
});

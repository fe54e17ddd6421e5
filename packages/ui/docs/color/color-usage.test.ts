import { describe, expect, it } from 'vitest';
import { lightColors, ramps } from '../../src/theme/colors.ts';
import { colorsOfVariant, getRampStep, isColor, getContrastPairs, componentsUsing } from './color-usage.ts';

describe('the colour roles in Foundations/Colour', () => {
  it('has its value in the theme and contrast of the toolbar', () => {
    expect(colorsOfVariant({}).primary).toBe(lightColors.primary);
    expect(colorsOfVariant({ theme: 'nadi' }).primary).toBe(ramps.mor[700]);
    expect(colorsOfVariant({ theme: 'dark', contrast: 'more' }).ink2).toBe(
      colorsOfVariant({ theme: 'dark' }).ink,
    );
  });

  it('names its ramp step, and none when it is mixed', () => {
    expect(getRampStep(ramps.alta[700])).toBe('alta 700');
    expect(getRampStep('#123456')).toBeUndefined();
  });

  it('distinguishes a colour from incomplete input', () => {
    expect(['#abc', 'oklch(0.6 0.2 20)', 'red'].map(isColor)).toEqual([true, true, true]);
    expect(['', '#', 'rubbish', '#12'].map(isColor)).toEqual([false, false, false, false]);
  });

  it('names the components that use it', () => {
    expect(componentsUsing('successBg')).toContain('Badge');
    expect(componentsUsing('successBg')).not.toContain('SearchField');
  });

  it('measures each pair with the current and with another value', () => {
    const pair = getContrastPairs('onPrimary', lightColors, '#000000').find(
      (candidate) => candidate.with === 'primary',
    );
    expect(pair?.needs).toBe(4.5);
    expect(pair?.before).toBeGreaterThan(4.5);
    expect(pair?.after).toBeLessThan(4.5);
  });
});

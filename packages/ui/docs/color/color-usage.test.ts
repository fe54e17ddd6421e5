import { describe, expect, it } from 'vitest';
import { lightColors, ramps } from '../../src/theme/colors.ts';
import {
  getVariantColors,
  getRampStep,
  isColor,
  getContrastPairs,
  findComponentsUsing,
} from './color-usage.ts';

describe('a colour role in Foundations/Colour', () => {
  it('has its value in the theme and contrast of the toolbar', () => {
    expect(getVariantColors({}).primary).toBe(lightColors.primary);
    expect(getVariantColors({ theme: 'nadi' }).primary).toBe(ramps.mor[700]);
    expect(getVariantColors({ theme: 'dark', contrast: 'more' }).ink2).toBe(
      getVariantColors({ theme: 'dark' }).ink,
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
    expect(findComponentsUsing('successBg')).toContain('Badge');
    expect(findComponentsUsing('successBg')).not.toContain('SearchField');
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

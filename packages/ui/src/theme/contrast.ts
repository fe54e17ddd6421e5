import { getLuminance } from './brand/parse-color.ts';

/**
 * The WCAG 2 contrast ratio of two CSS colours, from 1 to 21, in either order. It throws for anything that is not a
 * colour, and for a translucent one, whose contrast depends on what is below it.
 */
export const contrast = (one: string, other: string): number => {
  const luminances = [getLuminance(one), getLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};

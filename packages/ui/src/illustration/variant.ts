/** The drawings that each programme has besides its first one. */
export const furtherVariants = [2, 3] as const;

/**
 * The drawing for a seed, the same each time and on every device; `undefined` for the first. The sum of the characters
 * shows consecutive numbers as different drawings.
 */
export const getVariant = (seed = ''): (typeof furtherVariants)[number] | undefined => {
  let sum = 0;
  for (let index = 0; index < seed.length; index++) sum += seed.charCodeAt(index);
  return furtherVariants[(sum % (furtherVariants.length + 1)) - 1];
};

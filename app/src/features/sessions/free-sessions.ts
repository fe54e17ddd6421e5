/** The sessions everybody may join: the one hardcoded list (decision T-07, spec §2 "Free Access"). */
const freeSlugs: ReadonlySet<string> = new Set([
  'preparing-for-labour',
  'breathing-through-worry',
  'iron-rich-everyday-meals',
  'walking-for-two',
  'what-your-scans-show',
  'evening-wind-down',
  'talking-with-your-family',
  'water-and-hydration',
]);

export const isFree = (slug: string): boolean => freeSlugs.has(slug);

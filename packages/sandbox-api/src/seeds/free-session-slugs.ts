/** The sessions that are free of charge. The app hardcodes the same list (decision T-07); each has a seed. */
export const freeSessionSlugs = [
  'preparing-for-labour',
  'breathing-through-worry',
  'iron-rich-everyday-meals',
  'walking-for-two',
  'what-your-scans-show',
  'evening-wind-down',
  'talking-with-your-family',
  'water-and-hydration',
] as const;

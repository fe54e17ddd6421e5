/** At how many pixels, and in what, a screen was photographed as it was before. */
export const WIDTHS = [360, 1280] as const;
export type Width = (typeof WIDTHS)[number];
export const LOOKS = ['light', 'dark', 'Hindi'] as const;
export type Look = (typeof LOOKS)[number];

const HEIGHTS: Record<Width, number> = { 360: 800, 1280: 900 };
/** What changed stands below the first view. */
const TALL = /--(?:about|forty-eight)$/;
const TALL_PX = 1800;

/** How much of a screen is shown. */
export const heightOf = (story: string, width: Width) => (TALL.test(story) ? TALL_PX : HEIGHTS[width]);

/** The file, in `pictures`, of a screen of the wall (its ID in Storybook) as it was before. */
export const fileOf = (story: string, width: Width, look: Look) =>
  `${story}-${width}-${look.toLowerCase()}.webp`;

/** The modes in which everything is shown: the toolbar offers these, and Chromatic takes screenshots in {@link chromaticModes}. */
type Choice = { value: string; title: string };

export const themes: Choice[] = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'nadi', title: 'Nadi, a second brand' },
];

/** The user's contrast preference (`prefers-contrast`). */
export const contrasts: Choice[] = [
  { value: 'normal', title: 'Contrast' },
  { value: 'more', title: 'More contrast' },
];

/** The private locale (BCP 47) whose texts are half as long again, as Tamil or Malayalam would be in a layout. */
export const LONG_WORDS = 'en-x-long';

export const languages: Choice[] = [
  { value: 'en-IN', title: 'English' },
  { value: 'hi-IN', title: 'हिन्दी' },
  { value: LONG_WORDS, title: 'Long words' },
];

export const directions: Choice[] = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

export const textSizes: Choice[] = [
  { value: '100%', title: 'Text 100 %' },
  { value: '200%', title: 'Text 200 %' },
];

/** The behaviour of the backend of a whole screen; components have none. */
export const networks: Choice[] = [
  { value: 'online', title: 'Online' },
  { value: 'slow', title: 'Slow' },
  { value: 'offline', title: 'Offline' },
];

/** The narrowest phone (WCAG 1.4.10), the common one, and the two widths at which layouts change. */
const WIDTHS = [320, 360, 768, 1280] as const;

export const widths = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 768 ? '800px' : '900px' },
      type: width < 768 ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

/** One mode. Missing values are those of {@link plain}. */
export type Mode = {
  theme: string;
  contrast: string;
  locale: string;
  direction: string;
  textSize: string;
  network: string;
  viewport?: { value: string };
};

export const plain: Mode = {
  theme: 'light',
  contrast: 'normal',
  locale: 'en-IN',
  direction: 'ltr',
  textSize: '100%',
  network: 'online',
};

const mode = (width: (typeof WIDTHS)[number], changes: Partial<Mode> = {}): Mode => ({
  ...plain,
  viewport: { value: `w${width}` },
  ...changes,
});

/** Each theme, language, direction and text size once, at the width where it is hardest. */
export const chromaticModes: Record<string, Mode> = {
  'light 360': mode(360),
  'light 768': mode(768),
  'light 1280': mode(1280),
  'dark 360': mode(360, { theme: 'dark' }),
  'dark 1280': mode(1280, { theme: 'dark' }),
  'second brand 1280': mode(1280, { theme: 'nadi' }),
  'Hindi 360': mode(360, { locale: 'hi-IN' }),
  'long words 320': mode(320, { locale: LONG_WORDS }),
  'right to left 360': mode(360, { direction: 'rtl' }),
  'text 200 % 360': mode(360, { textSize: '200%' }),
};

/**
 * The modes of `pnpm test screenshots` on the phone: for a component's first state story both schemes and both languages.
 */
export const firstStoryModes: Record<string, Mode> = {
  light: mode(360),
  'dark Hindi': mode(360, { theme: 'dark', locale: 'hi-IN' }),
};

/** For the other stories light, and dark where it shows more. Their texts are those of the first. */
export const otherStoryModes = { light: mode(360), dark: mode(360, { theme: 'dark' }) };

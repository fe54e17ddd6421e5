/** The modes of stories: the toolbar offers these, and Chromatic takes screenshots in {@link chromaticModes}. */
type ToolbarItem = { value: string; title: string };

export const themes: ToolbarItem[] = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'nadi', title: 'Nadi, a second brand' },
];

/** The user's contrast preference (`prefers-contrast`). */
export const contrasts: ToolbarItem[] = [
  { value: 'normal', title: 'Contrast' },
  { value: 'more', title: 'More contrast' },
];

/** The private locale (BCP 47) whose texts are half as long again, as Tamil or Malayalam would be in a layout. */
export const LONG_WORDS = 'en-x-long';

export const languages: ToolbarItem[] = [
  { value: 'en-IN', title: 'English' },
  { value: 'hi-IN', title: 'हिन्दी' },
  { value: LONG_WORDS, title: 'Long words' },
];

export const directions: ToolbarItem[] = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

export const textSizes: ToolbarItem[] = [
  { value: '100%', title: 'Text 100 %' },
  { value: '200%', title: 'Text 200 %' },
];

/** How the backend of a screen behaves; components have no backend. */
export const networks: ToolbarItem[] = [
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

/** One mode. Missing values are those of {@link defaultMode}. */
export type Mode = {
  theme: string;
  contrast: string;
  locale: string;
  direction: string;
  textSize: string;
  network: string;
  viewport?: { value: string };
};

export const defaultMode: Mode = {
  theme: 'light',
  contrast: 'normal',
  locale: 'en-IN',
  direction: 'ltr',
  textSize: '100%',
  network: 'online',
};

const createMode = (width: (typeof WIDTHS)[number], changes: Partial<Mode> = {}): Mode => ({
  ...defaultMode,
  viewport: { value: `w${width}` },
  ...changes,
});

/** Each theme, language, direction and text size once, at the width where the layout is most likely to break. */
export const chromaticModes: Record<string, Mode> = {
  'light 360': createMode(360),
  'light 768': createMode(768),
  'light 1280': createMode(1280),
  'dark 360': createMode(360, { theme: 'dark' }),
  'dark 1280': createMode(1280, { theme: 'dark' }),
  'second brand 1280': createMode(1280, { theme: 'nadi' }),
  'Hindi 360': createMode(360, { locale: 'hi-IN' }),
  'long words 320': createMode(320, { locale: LONG_WORDS }),
  'right to left 360': createMode(360, { direction: 'rtl' }),
  'text 200 % 360': createMode(360, { textSize: '200%' }),
};

/**
 * The modes of `pnpm test screenshots` on the phone: for a component's first state story both schemes and both languages.
 */
export const firstStoryModes: Record<string, Mode> = {
  light: createMode(360),
  'dark Hindi': createMode(360, { theme: 'dark', locale: 'hi-IN' }),
};

/** The modes of a component's other state stories, whose texts are those of the first. */
export const otherStoryModes = { light: createMode(360), dark: createMode(360, { theme: 'dark' }) };

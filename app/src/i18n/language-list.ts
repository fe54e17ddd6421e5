type Facts = {
  /** Of texts, dates and plurals, as a language tag. */
  locale: string;
  /** As those who speak it call it. */
  name: string;
  /** Not until a native reader has read it: until then no production build offers it. */
  isReviewed: boolean;
};

/** The languages Janani speaks, each with its catalogue in app/words; English is the source of the others (decision G-14). */
const list = {
  en: { locale: 'en-IN', name: 'English', isReviewed: true },
  hi: { locale: 'hi-IN', name: 'हिन्दी', isReviewed: true },
  ta: { locale: 'ta-IN', name: 'தமிழ்', isReviewed: false },
};

export type Language = keyof typeof list;
export const languages: Record<Language, Facts> = list;

export const SOURCE: Language = 'en';

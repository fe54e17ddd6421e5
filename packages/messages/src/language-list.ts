type LanguageInfo = {
  /** The language tag for texts, dates and plurals. */
  locale: string;
  /** The name of the language in the language itself. */
  name: string;
  /** Left to right where it is not set. */
  direction?: 'rtl';
};

/**
 * The languages of the product, each with a catalogue in packages/messages/catalogues and, once the components are
 * translated, in packages/ui/messages; English is the source of the others (decision G-14).
 */
const list = {
  en: { locale: 'en-IN', name: 'English' },
  hi: { locale: 'hi-IN', name: 'हिन्दी' },
  ta: { locale: 'ta-IN', name: 'தமிழ்' },
};

export type Language = keyof typeof list;
export const languages: Record<Language, LanguageInfo> = list;

export const SOURCE_LANGUAGE: Language = 'en';

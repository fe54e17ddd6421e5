/** The languages Janani speaks; English is the source of the others (decision G-14). */
export type Language = 'en' | 'hi' | 'ta';
type Facts = {
  /** Of texts, dates and plurals, as a language tag. */
  locale: string;
  /** As those who speak it call it. */
  name: string;
  /** Not until a native reader has read it: until then no production build offers it. */
  isReviewed: boolean;
};

export const SOURCE: Language = 'en';

export const languages: Record<Language, Facts> = {
  en: { locale: 'en-IN', name: 'English', isReviewed: true },
  hi: { locale: 'hi-IN', name: 'हिन्दी', isReviewed: true },
  ta: { locale: 'ta-IN', name: 'தமிழ்', isReviewed: false },
};

/** What this build offers her. */
export const offered = (Object.keys(languages) as Language[]).filter(
  (language) => languages[language].isReviewed || import.meta.env.VITE_UNREVIEWED_LANGUAGES === 'on',
);

/** What stands before every path of a language; the source has none. */
export const prefixOf = (language: Language): string => (language === SOURCE ? '' : `/${language}`);

/** The language of an address, by its prefix. */
export const languageIn = (pathname: string): Language =>
  offered.find((language) => language !== SOURCE && pathname.split('/')[1] === language) ?? SOURCE;

/** The address of a page of the product in a language. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

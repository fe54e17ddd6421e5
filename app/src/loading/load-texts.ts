import { type ReactAriaWords, speakReactAria } from '@janani/ui/react-aria-words';
import { type Language, languages } from '../i18n/languages.ts';
import { addTexts } from '../i18n/text.ts';

type Texts = Parameters<typeof addTexts>[0];
/** A language's files. What is behind sign-in may have one of its own, so that the public pages do not pay for it. */
type Files = {
  first: () => Promise<{ texts: Texts }>;
  product?: () => Promise<{ texts: Texts; reactAria: ReactAriaWords }>;
};

// Two files: neither is over 6 kB (quality, "Budgets").
const loadHindiWayIn = () => import('../i18n/hi-way-in.ts');
const loadHindiMember = () => import('../i18n/hi-member.ts');

/** A further language has a line here (docs/how-to/language.md). English comes with the screens themselves. */
const files: Partial<Record<Language, Files>> = {
  hi: {
    first: () => import('../i18n/hi.ts'),
    product: async () => {
      const [{ texts, reactAria }, { hiMember }] = await Promise.all([loadHindiWayIn(), loadHindiMember()]);
      return { texts: { ...texts, ...hiMember }, reactAria };
    },
  },
  // Not in a production build before a native reader has read it.
  ...(import.meta.env.VITE_UNREVIEWED_LANGUAGES === 'on'
    ? { ta: { first: () => import('../i18n/ta.ts') } }
    : {}),
};

/** Fetches what the first view says; whether the page can speak the language. */
export const loadTexts = async (language: Language): Promise<boolean> => {
  try {
    const { texts } = (await files[language]?.first()) ?? { texts: {} };
    addTexts(texts);
    return true;
  } catch {
    return false;
  }
};

/** Fetches what the product says, and has react-aria speak the language too. What does not come is said in English. */
export const loadProductTexts = async (language: Language): Promise<void> => {
  const load = files[language]?.product;
  if (!load) return;
  try {
    const { texts, reactAria } = await load();
    addTexts(texts);
    speakReactAria(languages[language].locale, reactAria);
  } catch {
    // A text that is not there is better than a product that is not.
  }
};

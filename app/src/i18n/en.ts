import { enEntry } from './en-entry.ts';
import { enMember } from './en-member.ts';
import { enPages } from './en-pages.ts';
import { enPublic } from './en-public.ts';

/**
 * Every text of the app a person reads, in English: the source the other languages follow. Texts
 * the specification gives are literal (mind `...` and `…`). They stand in a file for each part of
 * the app, so that no visit pays for the rest; here are those of the built documents only.
 */
export const en = {
  ...enPublic,
  ...enPages,
  ...enEntry,
  ...enMember,

  'app.needsScript':
    'Janani needs JavaScript to sign you in and to open your sessions. Please switch it on and reload.',

  'page.home':
    'Live wellness sessions with prenatal specialists, a community of mothers and plans shaped around your week, for expectant mothers in India.',
  'page.about':
    'Prenatal specialists, other mothers and everyday guidance together, within reach of every mother in India.',
  'page.pricing':
    'Three plans: Basic, free forever; Premium, ₹999 per month; Elite, ₹1,999 per month. All with a 7-day free trial and no credit card.',
  'page.blog': 'Notes from prenatal specialists for expectant mothers in India, coming soon.',
  'page.signIn': 'Sign in to Janani with your phone number and a code by SMS.',
  'page.card':
    'A mother sits in an arch of nine moons, beside the words: Your journey to beautiful motherhood.',
} as const;

type Source = typeof en;
/** A text with its values, or one as it stands. */
type Text<Key extends keyof Source> = Source[Key] extends (values: infer Values) => string
  ? (values: Values) => string
  : string;
/** A language's texts: a missing one does not compile, nor one with other values. */
export type Catalogue = { [Key in keyof Source]: Text<Key> };

import { en } from './en.ts';

type Source = typeof en;

/** The name of a text in the catalogue. */
export type TextKey = keyof Source;
/** A text with its values, or one as it stands. */
type Text<Key extends TextKey> = Source[Key] extends (values: infer Values) => string
  ? (values: Values) => string
  : string;
/** A language's texts: a missing one does not compile, nor one with other values. */
export type Catalogue = { [Key in TextKey]: Text<Key> };

/** The texts that need no values. */
export type PlainTextKey = { [Key in TextKey]: Source[Key] extends string ? Key : never }[TextKey];

/** The locale of texts, dates and numbers, as a language tag. */
export const locale = 'en-IN';
const texts: Catalogue = en;

type Values<Key extends TextKey> = Source[Key] extends (values: infer Of) => string ? [values: Of] : [];

/** A text of the catalogue, with its values if it has any. */
export const t = <Key extends TextKey>(key: Key, ...values: Values<Key>): string => {
  const text: string | ((of: never) => string) = texts[key];
  return typeof text === 'string' ? text : text(values[0] as never);
};

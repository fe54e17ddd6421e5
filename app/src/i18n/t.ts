import { en } from './en.ts';
import { textsOf } from './text.ts';

export { locale } from './locale.ts';

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

/** A text of the catalogue, with its values if it has any. */
export const t = textsOf<Source>(en);

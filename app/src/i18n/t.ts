import { enEntry } from './en-entry.ts';
import { enMember } from './en-member.ts';
import { enPublic } from './en-public.ts';
import { textsOf } from './text.ts';

// Those of the public pages below their first view stay with these pages.
const texts = { ...enPublic, ...enEntry, ...enMember };
type Source = typeof texts;

/** The texts that need no values. */
export type PlainTextKey = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/** A text of the signed-in pages, with its values if it has any. */
export const t = textsOf(texts);

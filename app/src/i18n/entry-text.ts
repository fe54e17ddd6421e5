import { enEntry } from './en-entry.ts';
import { enPublic } from './en-public.ts';
import { textsOf } from './text.ts';

type Source = typeof enEntry;

/** The name of a text of the way in that needs no values. */
export type EntryTextKey = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/** A text of sign-in, sign-up and code. Their screens speak through this one only, which spares them the rest. */
export const t = textsOf({ ...enPublic, ...enEntry });

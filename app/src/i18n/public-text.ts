import { enPublic } from './en-public.ts';
import { textsOf } from './text.ts';

type Source = typeof enPublic;

/** The name of a text of the public pages that needs no values. */
export type PublicTextKey = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/** A text of the public pages. What comes with the first script speaks through this one only. */
export const t = textsOf(enPublic);

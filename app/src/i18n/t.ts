import { textOf } from '#texts';
import type { Texts } from '@janani/messages/runtime/keys.ts';

/** The name of a text that needs no values. A build has the text itself in its place (packages/messages/vite/mark-texts.ts). */
export type PlainTextKey = { [Key in keyof Texts]: Texts[Key] extends [] ? Key : never }[keyof Texts];

/** A text of the page's language, with its values if it has any. */
export const t = <Key extends keyof Texts>(key: Key, ...values: Texts[Key]): string => textOf(key, values[0]);

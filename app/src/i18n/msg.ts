import type { Texts } from '@janani/messages/runtime/keys.ts';

declare const message: unique symbol;
/**
 * A text that is chosen now and said later, by `t`: its key in development and in tests, in a build the text itself.
 * It is no string to the compiler, so that nobody shows it unsaid or compares it with a key.
 */
export type Message = { readonly [message]: true };

/** The name of a text that needs no values. */
export type PlainTextKey = { [Key in keyof Texts]: Texts[Key] extends [] ? Key : never }[keyof Texts];

/** One key and no choice of several: only one that is written out has its text put in its place. */
export type OneOf<Keys, All = Keys> = Keys extends unknown ? ([All] extends [Keys] ? Keys : never) : never;

/** Chooses a text for later. A build has the text itself in its place (packages/messages/vite/mark-texts.ts). */
export const msg = <Key extends PlainTextKey>(key: OneOf<Key>): Message => key as unknown as Message;

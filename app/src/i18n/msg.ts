import type { Texts } from '@janani/messages/runtime/keys.ts';

declare const message: unique symbol;
/**
 * A text that is chosen now and formatted later, by `t`: its key in development and in tests, in a build the text
 * itself. The type is not a string, so that no code renders it without `t` or compares it with a key.
 */
export type Message = { readonly [message]: true };

/** The key of a text without values. */
export type PlainTextKey = { [Key in keyof Texts]: Texts[Key] extends [] ? Key : never }[keyof Texts];

/** A single key instead of a union: a build replaces only a literal key with its text. */
export type SingleLiteral<Keys, All = Keys> = Keys extends unknown
  ? [All] extends [Keys]
    ? Keys
    : never
  : never;

/**
 * Chooses a text to be formatted later. A build replaces the call with the text
 * (packages/messages/vite/insert-markers.ts).
 */
export const msg = <Key extends PlainTextKey>(key: SingleLiteral<Key>): Message => key as unknown as Message;

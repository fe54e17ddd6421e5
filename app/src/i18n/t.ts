import { getText } from '#texts';
import type { Texts } from '@janani/messages/runtime/keys.ts';
import type { Message, SingleLiteral } from './msg.ts';

type Translate = {
  <Key extends keyof Texts>(key: SingleLiteral<Key>, ...values: Texts[Key]): string;
  (message: Message): string;
};

/**
 * A text of the page's language, with its values if it has any. A build replaces the key with the text
 * (packages/messages/vite/insert-markers.ts).
 */
export const t: Translate = (key: unknown, values?: Record<string, string | number>): string =>
  getText(key as string, values);

import { en } from '../i18n/en.ts';
import { textsOf } from '../i18n/text.ts';

/** Any text: what makes the documents is never sent to a browser. */
export const t = textsOf(en);

import { enPages } from './en-pages.ts';
import { enPublic } from './en-public.ts';
import { textsOf } from './text.ts';

/** A text of the public pages, also one below the first view: those come when the page has come to rest. */
export const t = textsOf({ ...enPublic, ...enPages });

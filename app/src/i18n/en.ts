import { enDocuments } from './en-documents.ts';
import { enEntry } from './en-entry.ts';
import { enMember } from './en-member.ts';
import { enPages } from './en-pages.ts';
import { enPublic } from './en-public.ts';

/**
 * Every text of the app a person reads, in English: the source the other languages follow. Texts
 * the specification gives are literal (mind `...` and `…`). They stand in a file for each part of
 * the app, so that no visit pays for the rest.
 */
export const en = { ...enPublic, ...enPages, ...enEntry, ...enMember, ...enDocuments } as const;

import { join } from 'node:path';
import { languages } from '../../app/src/i18n/language-list.ts';

const folder = join(import.meta.dirname, '../../app/words');

/** The English texts, of which the catalogues of the other languages are made. */
export const TEMPLATE = join(folder, 'en.pot');

export const catalogueFile = (language: string): string => join(folder, `${language}.po`);

/** The locale of a language; one that is still to be listed is spoken in India. */
export const localeOf = (language: string): string =>
  new Map(Object.entries(languages)).get(language)?.locale ?? `${language}-IN`;

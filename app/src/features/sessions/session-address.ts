import { language } from '../../i18n/language.ts';
import { localizePath } from '../../i18n/languages.ts';
import { paths } from '../../routes/paths.ts';

/** The address of a session's page outside the app, in the language of this page. */
export const getSessionUrl = (slug: string): string =>
  window.location.origin + localizePath(language(), paths.session(slug));

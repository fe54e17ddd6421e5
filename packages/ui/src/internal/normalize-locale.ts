import { warnDeveloper } from './warn-developer.ts';
import { DEFAULT_LOCALE } from './messages-context.ts';

/**
 * Normalises a tag to the form that browsers accept: `en_IN`, as other tools write it, becomes `en-IN`. Digits are 0 to
 * 9, as in fields, unless the tag names others (BCP 47, `-u-nu-`): CLDR has others for Marathi, Bengali and Urdu. An
 * invalid tag falls back to the default, because a page in the wrong language is better than an empty one; development
 * logs a warning.
 */
export const normalizeLocale = (locale: string): string => {
  try {
    const tag = new Intl.Locale(locale.replaceAll('_', '-'));
    return String(new Intl.Locale(tag, { numberingSystem: tag.numberingSystem ?? 'latn' }));
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warnDeveloper({
        what: `UiProvider has locale="${locale}", which is not a language tag.`,
        why: `Everything below it is shown in ${DEFAULT_LOCALE}.`,
        todo: 'Pass a BCP 47 tag, such as hi-IN.',
      });
    return DEFAULT_LOCALE;
  }
};

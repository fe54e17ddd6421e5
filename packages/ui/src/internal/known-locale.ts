import { warnDeveloper } from './warn-developer.ts';
import { DEFAULT_LOCALE } from './messages-context.ts';

/**
 * A tag as browsers know it: `en_IN`, as other tools write it, is `en-IN`. What is no tag at all is the default, for
 * a page in the wrong language can be read and an empty one cannot; development says so.
 */
export const knownLocale = (locale: string): string => {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warnDeveloper({
        what: `UiProvider has locale="${locale}", which is no language tag.`,
        why: `Everything below it is said in ${DEFAULT_LOCALE}.`,
        todo: 'Give a BCP 47 tag, such as hi-IN.',
      });
    return DEFAULT_LOCALE;
  }
};

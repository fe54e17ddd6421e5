import { type GetTextComment, type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { findPlaceholders } from './placeholders.ts';
import { DRAFT, REVIEW_HEADER } from './review.ts';

/** The headers that are retained; others, such as a tool's name and the time, would change with every save. */
const RETAINED_HEADERS = ['Last-Translator', 'Language-Team', REVIEW_HEADER];

const getFlags = ({ msgid }: GetTextTranslation, isFuzzy: boolean): string =>
  [
    ...(isFuzzy ? ['fuzzy'] : []),
    ...(findPlaceholders(msgid).length > 0 ? ['python-brace-format'] : []),
  ].join(', ');

const indexByKey = ({ translations }: GetTextTranslations): Map<string, GetTextTranslation> =>
  new Map(
    Object.entries(translations).flatMap(([key, texts]) =>
      key === '' ? [] : Object.values(texts).map((text): [string, GetTextTranslation] => [key, text]),
    ),
  );

/** A text of the template with its translation; it is marked as fuzzy if its English source has changed. */
const mergeEntry = (
  entry: GetTextTranslation,
  existingEntry: GetTextTranslation | undefined,
  forms: number,
  /** Where the text is used, for the translator; undefined in the repository's own files. */
  reference: string | undefined,
): GetTextTranslation => {
  const isTranslated = existingEntry?.msgstr.some((text) => text !== '') ?? false;
  const hasChanged =
    existingEntry?.msgid !== entry.msgid || existingEntry.msgid_plural !== entry.msgid_plural;
  const isFuzzy = isTranslated && (hasChanged || /\bfuzzy\b/.test(existingEntry?.comments?.flag ?? ''));
  const flag = getFlags(entry, isFuzzy);
  const comments: GetTextComment = {
    ...(existingEntry?.comments?.translator ? { translator: existingEntry.comments.translator } : {}),
    ...(reference !== undefined && entry.comments?.extracted ? { extracted: entry.comments.extracted } : {}),
    ...(reference ? { reference } : {}),
    ...(flag === '' ? {} : { flag }),
    ...(isTranslated && hasChanged ? { previous: `msgid ${JSON.stringify(existingEntry?.msgid)}` } : {}),
  };
  const empty = Array.from({ length: entry.msgid_plural === undefined ? 1 : forms }, () => '');
  return { ...entry, msgstr: isTranslated && existingEntry ? existingEntry.msgstr : empty, comments };
};

type MergeOptions = {
  template: string;
  /** The existing catalogue of the language, if any. */
  translated: string | undefined;
  locale: string;
  pluralHeader: string;
  /** The review state of the repository's catalogue; if there is none, the imported one's. */
  review?: string | undefined;
  /**
   * Where a text is used, for the translator; absent in the repository's own files, which it would change with every
   * move.
   */
  getReference?: (key: string) => string;
};

/** Merges the translations of a language into the texts of the template. */
export const mergeCatalogue = ({
  template,
  translated,
  locale,
  pluralHeader,
  review,
  getReference,
}: MergeOptions): string => {
  const source = po.parse(template);
  const other = translated === undefined ? undefined : po.parse(translated);
  const existingEntries = other ? indexByKey(other) : new Map<string, GetTextTranslation>();
  const retained = RETAINED_HEADERS.flatMap((name) =>
    other?.headers[name] ? [[name, other.headers[name]]] : [],
  );
  const forms = Number(/nplurals=(\d+)/.exec(pluralHeader)?.[1] ?? 1);
  const entries = [...indexByKey(source)].map(([key, entry]) => [
    key,
    { [entry.msgid]: mergeEntry(entry, existingEntries.get(key), forms, getReference?.(key)) },
  ]);
  const merged: GetTextTranslations = {
    charset: 'utf-8',
    headers: {
      ...source.headers,
      Language: locale.replace('-', '_'),
      'Plural-Forms': pluralHeader,
      [REVIEW_HEADER]: DRAFT,
      ...Object.fromEntries(retained),
      ...(review === undefined ? {} : { [REVIEW_HEADER]: review }),
    },
    translations: { '': source.translations[''] ?? {}, ...Object.fromEntries(entries) },
  };
  return `${po.compile(merged, { foldLength: 0 }).toString().trimEnd()}\n`;
};

/** The project name in a file's header. */
export const getProject = (translated: string): string =>
  po.parse(translated).headers['Project-Id-Version'] ?? '';

/** The keys of a file that the template does not have. */
export const findUnknownKeys = (template: string, translated: string): string[] => {
  const templateEntries = indexByKey(po.parse(template));
  return [...indexByKey(po.parse(translated)).keys()].filter((key) => !templateEntries.has(key));
};

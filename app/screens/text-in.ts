const LINES = String.raw`((?:"[^\n]*"\n)+)`;

const joinLines = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** The text of a key in a catalogue (gettext): the translation, or the English text in the template. */
export const getCatalogueText = (catalogue: string, name: string): string => {
  const [, entry] = catalogue.split(`msgctxt ${JSON.stringify(name)}\n`);
  const [, sourceLines] = new RegExp(`^msgid ${LINES}`).exec(entry ?? '') ?? [];
  const [, , translated] = new RegExp(`^msgid ${LINES}msgstr ${LINES}`).exec(`${entry ?? ''}\n`) ?? [];
  if (sourceLines === undefined)
    throw new Error(`No text is called ${name}: correct the page about the voice.`);
  return (translated === undefined ? '' : joinLines(translated)) || joinLines(sourceLines);
};

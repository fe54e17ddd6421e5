import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCatalogue } from './catalogue.ts';
import { checkFileContent, findLostTexts, readTranslatorFile } from './translator-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sent-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = `msgid ""
msgstr ""
"Language: gu_IN\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
`;
const createEntry = (key: string, translated: string) => `
msgctxt "${key}"
msgid "English of ${key}"
msgstr "${translated}"
`;
const findErrors = (content: string, file = 'gu.po') => checkFileContent(file, content, 'gu');

describe('an imported file', () => {
  test('is accepted if its name has its language, or none', () => {
    for (const name of ['gu.po', 'from/gu.ui.po', 'Janani final 2.po'])
      expect(findErrors(header + createEntry('hello', 'નમસ્તે'), name)).toEqual([]);
  });
  test('is rejected if its name has another language than its header', () => {
    expect(findErrors(header, 'hi.po')).toEqual([
      'its name has the language "hi", and its header "gu": correct one of them',
    ]);
  });
  test('is rejected if a key occurs twice or is missing', () => {
    expect(findErrors(header + createEntry('hello', 'a') + createEntry('hello', 'b'))).toEqual([
      'hello occurs twice, and only the last would be imported',
    ]);
    expect(findErrors(`${header}\nmsgid "Hello"\nmsgstr "નમસ્તે"\n`)).toEqual([
      '"Hello" has no msgctxt, so its key is unknown',
    ]);
  });
  test('is named in the error if it does not exist or is not UTF-8', () => {
    const file = join(folder, 'gu.po');
    writeFileSync(file, Buffer.from([0x6d, 0xff, 0xfe]));
    expect(() => readTranslatorFile(file)).toThrow(`${file} cannot be read as UTF-8`);
    expect(() => readTranslatorFile(join(folder, 'none.po'))).toThrow('Name an existing file');
  });
});

describe('an existing translation', () => {
  const read = (content: string) => parseCatalogue(content, 'gu.po');
  const existing = read(header + createEntry('hello', 'નમસ્તે') + createEntry('bye', 'આવજો'));

  test('cannot be removed by a truncated file', () => {
    const truncated = read(header + createEntry('hello', 'નમસ્તે'));
    expect(findLostTexts(existing, truncated)).toEqual([
      'it lacks texts that are translated now: bye. To remove them, add --drop',
    ]);
    expect(
      findLostTexts(existing, read(header + createEntry('hello', 'હલો') + createEntry('bye', ''))),
    ).toHaveLength(1);
  });
  test('may be changed, and others may be added', () => {
    expect(
      findLostTexts(
        existing,
        read(header + createEntry('hello', 'હલો') + createEntry('bye', 'બાય') + createEntry('new', 'x')),
      ),
    ).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCatalogue } from './catalogue.ts';
import { fileProblems, lostTexts, readSentFile } from './sent-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sent-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = `msgid ""
msgstr ""
"Language: gu_IN\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
`;
const text = (key: string, translated: string) => `
msgctxt "${key}"
msgid "English of ${key}"
msgstr "${translated}"
`;
const problemsOf = (content: string, file = 'gu.po') => fileProblems(file, content, 'gu');

describe('a file that a translator has sent', () => {
  test('is accepted under its own name, or under any that names no language', () => {
    for (const name of ['gu.po', 'from/gu.ui.po', 'Janani final 2.po'])
      expect(problemsOf(head + text('hello', 'નમસ્તે'), name)).toEqual([]);
  });
  test('is refused if its name has another language than its head', () => {
    expect(problemsOf(head, 'hi.po')).toEqual([
      'its name says "hi", and its head "gu": one of them is of another language',
    ]);
  });
  test('loses a text that occurs twice, or without its key', () => {
    expect(problemsOf(head + text('hello', 'a') + text('hello', 'b'))).toEqual([
      'hello stands there twice, and only the last would be kept',
    ]);
    expect(problemsOf(`${head}\nmsgid "Hello"\nmsgstr "નમસ્તે"\n`)).toEqual([
      '"Hello" has no msgctxt, so nobody knows which text it is',
    ]);
  });
  test('is named in the error if it is missing or not UTF-8', () => {
    const file = join(folder, 'gu.po');
    writeFileSync(file, Buffer.from([0x6d, 0xff, 0xfe]));
    expect(() => readSentFile(file)).toThrow(`${file} cannot be read as UTF-8`);
    expect(() => readSentFile(join(folder, 'none.po'))).toThrow('Name a file that is there');
  });
});

describe('an existing translation', () => {
  const read = (content: string) => parseCatalogue(content, 'gu.po');
  const existing = read(head + text('hello', 'નમસ્તે') + text('bye', 'આવજો'));

  test('is not lost to a truncated file', () => {
    const cut = read(head + text('hello', 'નમસ્તે'));
    expect(lostTexts(existing, cut)).toEqual([
      'it has nothing for texts that are translated now: bye. If that is meant, say --drop',
    ]);
    expect(lostTexts(existing, read(head + text('hello', 'હલો') + text('bye', '')))).toHaveLength(1);
  });
  test('may be changed, and others may be added', () => {
    expect(
      lostTexts(existing, read(head + text('hello', 'હલો') + text('bye', 'બાય') + text('new', 'x'))),
    ).toEqual([]);
  });
});

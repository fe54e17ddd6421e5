import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PLAYGROUND_MARKERS } from '../playground/markers.ts';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { dist } from './hosting.ts';

const TEXT = /\.(?:js|html|css|svg|txt|xml|json|webmanifest)$/;

const listFiles = (build: string) =>
  readdirSync(join(dist, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every text file of a build, and the headers it is served with. */
const getTexts = (build: string) =>
  [...listFiles(build), join(dist, `${build}.headers.json`), join(dist, `${build}.firebase.json`)]
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Patterns that only a sandbox build may contain. They must match there, which proves that they work. */
const sandboxOnlyPatterns: [what: string, trace: RegExp][] = [
  ['the emulator of the identity provider', /disableWarnings/],
  // The SDK reads the switch, so that its name is in every build; only a sandbox build sets it.
  ['the switch that disables reCAPTCHA', /appVerificationDisabledForTesting\s*[=:]\s*(?:!0|true|1)/],
  ['the sandbox’s project', /demo-janani/],
  ['the sandbox’s key', /["'`]sandbox["'`]/],
  ['the weeks of pregnancy, before a doctor has read them', /not yet checked by a doctor/],
];

const forbiddenPatterns: [what: string, trace: RegExp][] = [
  ['the URLs of the emulator', /emulator\/(?:config|v1)|__sandbox/],
  ['a URL of this machine', /localhost:|127\.0\.0\.1:|\/\/127\.0\.0\.1|0\.0\.0\.0|\[::1\]|file:\/\//],
  ['the user of the seeded backend', /9811122233/],
  ['a database, or another module of the playground', PLAYGROUND_MARKERS],
  ['a source map', /sourceMappingURL/],
  ['a policy that allows inline code', /unsafe-(?:inline|eval|hashes)/],
];

for (const [title, pattern] of sandboxOnlyPatterns)
  test(`a production build does not contain ${title}; a sandbox build does`, () => {
    expect(getTexts('sandbox').some(({ text }) => pattern.test(text))).toBe(true);
    expect(
      getTexts('production')
        .filter(({ text }) => pattern.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

for (const [title, pattern] of forbiddenPatterns)
  test(`a production build does not contain ${title}`, () => {
    const texts = getTexts('production');
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

test('a production build has only files that a browser requests', () => {
  expect(
    listFiles('production').filter(
      (file) => !/\.(?:js|html|css|svg|txt|xml|webmanifest|png|woff2)$/.test(file),
    ),
  ).toEqual([]);
});

/** Texts for search engines are looked up in a table by their key, and appear in documents only. */
const DOCUMENT_TEXT = /^page\./;
const NAME = /["'`]([a-zA-Z]\w*(?:\.[\w-]+)+)["'`]/g;

for (const build of ['sandbox', 'production'])
  test(`a ${build} build contains every text, and the key of none`, () => {
    const names = new Set(Object.keys(textsIn('en')).filter((name) => !DOCUMENT_TEXT.test(name)));
    const scripts = getTexts(build).filter(({ file }) => file.endsWith('.js'));
    const keysInScripts = scripts.flatMap(({ file, text }) =>
      Array.from(text.matchAll(NAME), ([, name]) => name!)
        .filter((name) => names.has(name))
        .map((name) => `${basename(file)}: ${name}`),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(keysInScripts).toEqual([]);
  });

test('every document declares its encoding within its first 1,024 bytes', () => {
  const documents = listFiles('production').filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(10);
  const late = documents.filter(
    (file) => !readFileSync(file).subarray(0, 1024).includes('<meta charset="utf-8"'),
  );
  expect(late).toEqual([]);
});

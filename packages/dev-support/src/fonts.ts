/**
 * The fonts of every browser that tests start, so that glyphs and line heights are the same on every machine. They are
 * TTF files of packages, because fontconfig provides no WOFF2 to a browser. `-apple-system` and the like match no
 * family, so that text without a font of the app's own falls back to Noto Sans.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../../.cache/fonts');
const packages = join(import.meta.dirname, '../node_modules/@expo-google-fonts');

const families = ['noto-sans', 'noto-sans-tamil', 'noto-sans-mono'];
/** Noto Sans includes Devanagari; Tamil is a separate font. */
const sans = ['Noto Sans', 'Noto Sans Tamil'];
const generic = {
  'sans-serif': sans,
  'system-ui': sans,
  serif: sans,
  monospace: ['Noto Sans Mono', ...sans],
};

const element = (name: string, content: string[]) => `<${name}>${content.join('')}</${name}>`;
const alias = ([family, preferred]: [string, string[]]) =>
  `<alias binding="same">${element('family', [family])}${element(
    'prefer',
    preferred.map((name) => element('family', [name])),
  )}</alias>`;

const configuration = [
  '<?xml version="1.0"?>',
  '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
  '<fontconfig>',
  ...families.map((family) => element('dir', [join(packages, family)])),
  element('cachedir', [cache]),
  ...Object.entries(generic).map(alias),
  '</fontconfig>',
  '',
].join('\n');

/**
 * Writes fontconfig's file. Returns the variable that names it (`FONTCONFIG_FILE`), for the environment of a browser.
 */
export const fontsForTests = (): { FONTCONFIG_FILE: string } => {
  const file = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, configuration);
  return { FONTCONFIG_FILE: file };
};

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
const sansFamilies = ['Noto Sans', 'Noto Sans Tamil'];
const genericFamilies = {
  'sans-serif': sansFamilies,
  'system-ui': sansFamilies,
  serif: sansFamilies,
  monospace: ['Noto Sans Mono', ...sansFamilies],
};

const xmlElement = (name: string, content: string[]) => `<${name}>${content.join('')}</${name}>`;
const aliasElement = ([family, preferred]: [string, string[]]) =>
  `<alias binding="same">${xmlElement('family', [family])}${xmlElement(
    'prefer',
    preferred.map((name) => xmlElement('family', [name])),
  )}</alias>`;

const configuration = [
  '<?xml version="1.0"?>',
  '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
  '<fontconfig>',
  ...families.map((family) => xmlElement('dir', [join(packages, family)])),
  xmlElement('cachedir', [cache]),
  ...Object.entries(genericFamilies).map(aliasElement),
  '</fontconfig>',
  '',
].join('\n');

/** Writes fontconfig's configuration, and returns the environment variable that makes a browser use it. */
export const writeFontConfig = (): { FONTCONFIG_FILE: string } => {
  const file = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, configuration);
  return { FONTCONFIG_FILE: file };
};

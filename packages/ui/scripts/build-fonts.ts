/**
 * Subsets the faces of `fonts/` from Anek (Ek Type, SIL OFL 1.1): 37 kB of Latin instead of the 104 kB of the variable
 * file, and headings in Devanagari instead of all its weights and widths (726 kB). Run it after changing the
 * characters: `pnpm --filter @janani/ui run build:fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Width and weights of the design language ("Type"). */
const WIDTH = 108;
type Weight = number | { min: number; max: number };
const ALL_WEIGHTS: Weight = { min: 400, max: 700 };
const HEADING_WEIGHT: Weight = 600;

const getCharacters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));

const LATIN_1 = getCharacters(0x20, 0x7e) + getCharacters(0xa0, 0xff);
const PUNCTUATION = '–—‘’“”…•‹›−';

/** The script, its digits and dandas, and the joiners that form its conjuncts. */
const DEVANAGARI = getCharacters(0x900, 0x97f) + '\u200c\u200d\u25cc';

const getPackageFile = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`));
const getOutputFile = (name: string) => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));

const writeSubset = async (
  source: string,
  characters: string,
  output: string,
  weight: Weight = ALL_WEIGHTS,
) => {
  const font = await subsetFont(readFileSync(getPackageFile(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wdth: WIDTH, wght: weight },
  });
  writeFileSync(getOutputFile(output), font);
  console.log(`${output}: ${font.byteLength} bytes`);
};

await writeSubset(
  'anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  LATIN_1 + PUNCTUATION,
  'anek-latin.woff2',
);
// The rupee sign is not in the Latin file, and one price must not load all of Latin Extended.
await writeSubset('anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2', '₹', 'anek-rupee.woff2');
await writeSubset(
  'anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2',
  DEVANAGARI,
  'anek-devanagari-600.woff2',
  HEADING_WEIGHT,
);
// One licence applies to all scripts of Anek.
copyFileSync(getPackageFile('anek-latin/LICENSE'), getOutputFile('OFL.txt'));

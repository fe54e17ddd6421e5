import type { Catalogue } from './catalogue.ts';
import { DRAFT } from './review.ts';

/** What each letter becomes: still read as itself, and plainly not typed into the code. */
const ACCENTED = new Map(
  Object.entries({
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ğ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
    n: 'ñ',
    o: 'ó',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
    A: 'Á',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ğ',
    H: 'Ĥ',
    I: 'Í',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ḿ',
    N: 'Ñ',
    O: 'Ó',
    P: 'Þ',
    Q: 'Ɋ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Ú',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  }),
);
/** How much longer a text is: what other languages add to English of this length. */
const GROWTH = 0.4;
const FILLER = 'ö';
const OPEN = '⟦';
const CLOSE = '⟧';
const PARTS = /(\{\w+\})|([^{]+|\{)/g;

const longer = (word: string) => word + FILLER.repeat(Math.round(word.length * GROWTH));

const accented = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED.get(letter) ?? letter);

/** A text in no language: long, accented and in brackets, with its values in their places. */
const pseudoOf = (text: string): string =>
  OPEN +
  text.replaceAll(PARTS, (piece: string, placeholder: string | undefined) =>
    placeholder === undefined ? accented(piece.replaceAll(/[A-Za-z]+/g, longer)) : piece,
  ) +
  CLOSE;

/** A text without what is pseudo in it: what is left was in no catalogue. */
export const withoutPseudo = (text: string): string => {
  // Brackets stand in each other where one text is a value of another one.
  const inner = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(inner, ' ');
  }
  return left.trim();
};

/** All texts of a catalogue in no language, which counts as English does. */
export const pseudoCatalogue = (source: Catalogue, locale: string): Catalogue => ({
  ...source,
  locale,
  review: DRAFT,
  entries: new Map(
    [...source.entries].map(([key, entry]) => [key, { ...entry, forms: entry.forms.map(pseudoOf) }]),
  ),
});

import type { Catalogue } from './catalogue.ts';
import { DRAFT } from './review.ts';

/** The replacement of each letter: readable, and clearly not hardcoded text. */
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
/** How much longer a text becomes: what other languages add to an English text of this length. */
const GROWTH = 0.4;
const FILLER = 'ö';
const OPEN = '⟦';
const CLOSE = '⟧';
const SEGMENTS = /(\{\w+\})|([^{]+|\{)/g;

const longer = (word: string) => word + FILLER.repeat(Math.round(word.length * GROWTH));

const accented = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED.get(letter) ?? letter);

/** A pseudo-translation: long, accented and in brackets, with its values at their positions. */
const pseudolocalize = (text: string): string =>
  OPEN +
  text.replaceAll(SEGMENTS, (piece: string, placeholder: string | undefined) =>
    placeholder === undefined ? accented(piece.replaceAll(/[A-Za-z]+/g, longer)) : piece,
  ) +
  CLOSE;

/** Removes pseudo-translations from a text: the rest was in no catalogue. */
export const withoutPseudo = (text: string): string => {
  // Brackets are nested where one text is a value of another one.
  const inner = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(inner, ' ');
  }
  return left.trim();
};

/** All texts of a catalogue as pseudo-translations, with English plural rules. */
export const pseudoCatalogue = (source: Catalogue, locale: string): Catalogue => ({
  ...source,
  locale,
  review: DRAFT,
  entries: new Map(
    [...source.entries].map(([key, entry]) => [key, { ...entry, forms: entry.forms.map(pseudolocalize) }]),
  ),
});

import type { Catalogue } from './catalogue.ts';
import { DRAFT } from './review.ts';

/** The accented replacement of each letter: readable, but distinguishable from hardcoded text. */
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
/** The added length of a text: translations are often 40 % longer than the English text. */
const GROWTH = 0.4;
const FILLER = 'ö';
const OPEN = '⟦';
const CLOSE = '⟧';
const SEGMENTS = /(\{\w+\})|([^{]+|\{)/g;

const lengthen = (word: string) => word + FILLER.repeat(Math.round(word.length * GROWTH));

const addAccents = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED.get(letter) ?? letter);

/** The pseudo-translation of a text: lengthened, accented and in brackets, with unchanged placeholders. */
const pseudolocalize = (text: string): string =>
  OPEN +
  text.replaceAll(SEGMENTS, (piece: string, placeholder: string | undefined) =>
    placeholder === undefined ? addAccents(piece.replaceAll(/[A-Za-z]+/g, lengthen)) : piece,
  ) +
  CLOSE;

/** Removes pseudo-translations from a text: the remaining text is from no catalogue. */
export const removePseudoTranslations = (text: string): string => {
  // Brackets are nested where one text is a value of another one.
  const inner = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');
  let remaining = text;
  for (let previous = ''; previous !== remaining;) {
    previous = remaining;
    remaining = remaining.replaceAll(inner, ' ');
  }
  return remaining.trim();
};

/** All texts of a catalogue as pseudo-translations, with English plural rules. */
export const createPseudoCatalogue = (source: Catalogue, locale: string): Catalogue => ({
  ...source,
  locale,
  review: DRAFT,
  entries: new Map(
    [...source.entries].map(([key, entry]) => [key, { ...entry, forms: entry.forms.map(pseudolocalize) }]),
  ),
});

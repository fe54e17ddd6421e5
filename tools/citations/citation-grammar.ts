/** How comments cite the pages in `docs`, and how Markdown links (docs/README.md, "Citations"). */
import { dirname, join, normalize } from 'node:path';

const LINK = /\]\(([^)\s]+)\)/g;

const kebab = (words: string) =>
  words
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
const kebabOfName = (name: string) => kebab(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'));
/** A heading's anchor, as GitHub makes it. */
const headingAnchor = (heading: string) =>
  heading
    .replace(/<[^>]+>|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a page: those it sets, and its headings. */
export const anchorsIn = (page: string): string[] => [
  ...[...page.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
  ...[...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading)),
];

const ID = '[A-Z]{1,2}-\\d{2}';
const list = (item: string) => `(${item}(?:(?:,\\s+|\\s+and\\s+)${item})*)`;
/** Titles of tests carry an ID alone. */
const alone = (prefix: string) => `(?<![-\\w])${prefix}-\\d{2}(?![-\\w])`;
const itemsOf = (text: string): string[] => text.match(new RegExp(`${ID}|\\d+`, 'gi')) ?? [];

/** The anchors of a place; undefined where there is no such place. */
type Known = (place: string) => { has: (anchor: string) => boolean } | undefined;
type Cited = [words: string, place: string, anchor: string];
type Rule = { files?: RegExp; pattern: RegExp; cites: (match: string[], known: Known) => Cited[] };

/** How a text cites: the pattern, and for each citation its words, its place and its anchor there. */
const GRAMMAR: Rule[] = [
  {
    pattern: /\bspec\s+(§\d+(?:,\s+§\d+)*)(?:,?\s+"([^"]+)")?/gi,
    cites: ([, sections = '', name = '']) => [
      ...itemsOf(sections).map((section): Cited => [`spec §${section}`, 'docs/product', `spec-${section}`]),
      ...itemsOf(name ? sections : '')
        .slice(-1)
        .map((section): Cited => [
          `spec §${section}, "${name}"`,
          'docs/product',
          `spec-${section}-${kebab(name)}`,
        ]),
    ],
  },
  {
    pattern: new RegExp(`\\bdecisions?\\s+${list(ID)}|${alone('[TG]')}`, 'gi'),
    cites: ([words = '', ids = words]) =>
      itemsOf(ids).map((id) => [`decision ${id}`, 'docs/decisions', id.toLowerCase()]),
  },
  {
    pattern: new RegExp(`\\brequirements?\\s+${list(ID)}|${alone('[A-Z]{2}')}`, 'gi'),
    cites: ([words = '', ids = words], known) =>
      itemsOf(ids)
        .filter((id) => ids !== words || known('their prefixes')?.has(id.slice(0, 2).toUpperCase()))
        .map((id) => [`requirement ${id}`, 'the requirements', id.toUpperCase()]),
  },
  {
    pattern: new RegExp(`\\b(trap|pitfall)s?\\s+${list('\\d+')}`, 'gi'),
    cites: ([, kind = '', numbers = '']) =>
      itemsOf(numbers).map((number) => [`${kind} ${number}`, 'docs/pitfalls.md', kebab(`${kind} ${number}`)]),
  },
  {
    pattern: /\b(design language|quality|architecture|glossary),\s+"([^"]+)"/gi,
    cites: ([words = '', page = '', name = '']) => [[words, `docs/${kebab(page)}.md`, kebab(name)]],
  },
  {
    files: /^packages\/ui\/.*\.(?:test|stories)\.tsx?$/,
    pattern: /\b((?:[A-Z][a-z]+)+) (\d+)(?:, (\d+))?(?=[:,] |')/g,
    cites: ([, name = '', ...numbers], known) =>
      numbers
        .filter((number) => number && known('components')?.has(kebabOfName(name)))
        .map((number) => [`${name} ${number}`, 'docs/components.md', `${kebabOfName(name)}-${number}`]),
  },
  {
    // Pages by their old names.
    pattern: /\bquality (?:bar|budget)s?\b|\bUI requirements? §[\d.]+|\b(?:house|toolchain)\.md\b/gi,
    cites: ([words = '']) => [[words, 'this repository', '']],
  },
];

/** A comment's text may go on in the next line; every character keeps its place. */
const flat = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (end) => ' '.repeat(end.length));

/** What the registry gets the comments of: their readers have none of these pages. */
const PUBLISHED = /^packages\/(?:ui|api-client)\/src\/(?!.*\.(?:test|stories|css)\.tsx?$).*\.tsx?$/;

/** The citations that doc comments carry into the types of a package, each with its place in the text. */
const shipped = (known: Known, text: string) =>
  [...flat(text).matchAll(/\/\*\*.*?\*\//gs)].flatMap((comment) =>
    GRAMMAR.flatMap(({ pattern, cites }) =>
      [...comment[0].matchAll(pattern)].flatMap((match) =>
        cites(match, known).map(([words]) => ({ words, index: comment.index + match.index })),
      ),
    ),
  );

/** Every citation and link of a file that leads nowhere, as sentences. `known` gives the anchors of a place that is there. */
export const problemsIn = (known: Known, file: string, text: string): string[] => {
  const line = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
  const cited = GRAMMAR.filter(({ files }) => !files || files.test(file)).flatMap(({ pattern, cites }) =>
    [...flat(text).matchAll(pattern)].flatMap((match) =>
      cites(match, known)
        .filter(([, place, anchor]) => !known(place)?.has(anchor))
        .map(
          ([words, place]) =>
            `${line(match.index)} cites ${words}, which ${place} does not have: a reader looks for the reason in vain. Name one that is there, or write it down (docs/README.md).`,
        ),
    ),
  );
  const linked = [...(file.endsWith('.md') ? text.matchAll(LINK) : [])]
    .filter(([, to = '']) => !/^(?:[a-z]+:|\/\/)/i.test(to))
    .filter(([, to = '']) => {
      const [path, anchor] = decodeURI(to).split('#');
      const anchors = known(path ? normalize(join(dirname(file), path)) : file);
      return !anchors || (anchor && !anchors.has(anchor));
    })
    .map(
      ({ index, 1: to }) =>
        `${line(index)} links to ${to}, which is not there: the link leads nowhere. Correct its path or its anchor.`,
    );
  const inTypes = (PUBLISHED.test(file) ? shipped(known, text) : []).map(
    ({ words, index }) =>
      `${line(index)} cites ${words} in a comment that the package's types carry: who installs it has no such page. Say it in words, and cite it in a line with // above.`,
  );
  return [...cited, ...linked, ...inTypes];
};

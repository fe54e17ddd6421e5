/** How comments cite the pages in `docs`, and how Markdown links (docs/README.md, "Citations"). */
import { dirname, join, normalize } from 'node:path';

const LINK = /\]\(([^)\s]+)\)/g;

const toKebabCase = (citation: string) =>
  citation
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
const toKebabCaseName = (name: string) => toKebabCase(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'));
/** A heading's anchor, as GitHub generates it. */
const toHeadingAnchor = (heading: string) =>
  heading
    .replace(/<[^>]+>|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a page: explicit ones and those of its headings. */
export const findAnchors = (page: string): string[] => [
  ...[...page.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
  ...[...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toHeadingAnchor(heading)),
];

const ID = '[A-Z]{1,2}-\\d{2}';
const createListPattern = (item: string) => `(${item}(?:(?:,\\s+|\\s+and\\s+)${item})*)`;
/** The pattern of an ID without a word before it, as in titles of tests. */
const createBareIdPattern = (prefix: string) => `(?<![-\\w])${prefix}-\\d{2}(?![-\\w])`;
const getItems = (text: string): string[] => text.match(new RegExp(`${ID}|\\d+`, 'gi')) ?? [];

/** The anchors of a page or list; undefined where it does not exist. */
type GetAnchors = (target: string) => { has: (anchor: string) => boolean } | undefined;
type Citation = [words: string, place: string, anchor: string];
type Rule = {
  files?: RegExp;
  pattern: RegExp;
  cites: (match: string[], getAnchors: GetAnchors) => Citation[];
};

/** The forms of a citation: a pattern, and the citations (text, page and anchor) of each match. */
const GRAMMAR: Rule[] = [
  {
    pattern: /\bspec\s+(§\d+(?:,\s+§\d+)*)(?:,?\s+"([^"]+)")?/gi,
    cites: ([, sections = '', name = '']) => [
      ...getItems(sections).map((section): Citation => [
        `spec §${section}`,
        'docs/product',
        `spec-${section}`,
      ]),
      ...getItems(name ? sections : '')
        .slice(-1)
        .map((section): Citation => [
          `spec §${section}, "${name}"`,
          'docs/product',
          `spec-${section}-${toKebabCase(name)}`,
        ]),
    ],
  },
  {
    pattern: new RegExp(`\\bdecisions?\\s+${createListPattern(ID)}|${createBareIdPattern('[TG]')}`, 'gi'),
    cites: ([citation = '', ids = citation]) =>
      getItems(ids).map((id) => [`decision ${id}`, 'docs/decisions', id.toLowerCase()]),
  },
  {
    pattern: new RegExp(
      `\\brequirements?\\s+${createListPattern(ID)}|${createBareIdPattern('[A-Z]{2}')}`,
      'gi',
    ),
    cites: ([citation = '', ids = citation], getAnchors) =>
      getItems(ids)
        .filter((id) => ids !== citation || getAnchors('their prefixes')?.has(id.slice(0, 2).toUpperCase()))
        .map((id) => [`requirement ${id}`, 'the requirements', id.toUpperCase()]),
  },
  {
    pattern: new RegExp(`\\b(trap|pitfall)s?\\s+${createListPattern('\\d+')}`, 'gi'),
    cites: ([, kind = '', numbers = '']) =>
      getItems(numbers).map((number) => [
        `${kind} ${number}`,
        'docs/pitfalls.md',
        toKebabCase(`${kind} ${number}`),
      ]),
  },
  {
    pattern: /\b(design language|quality|architecture|glossary),\s+"([^"]+)"/gi,
    cites: ([citation = '', page = '', name = '']) => [
      [citation, `docs/${toKebabCase(page)}.md`, toKebabCase(name)],
    ],
  },
  {
    files: /^packages\/ui\/.*\.(?:test|stories)\.tsx?$/,
    pattern: /\b((?:[A-Z][a-z]+)+) (\d+)(?:, (\d+))?(?=[:,] |')/g,
    cites: ([, name = '', ...numbers], getAnchors) =>
      numbers
        .filter((number) => number && getAnchors('components')?.has(toKebabCaseName(name)))
        .map((number) => [`${name} ${number}`, 'docs/components.md', `${toKebabCaseName(name)}-${number}`]),
  },
  {
    // Former names of pages.
    pattern: /\bquality (?:bar|budget)s?\b|\bUI requirements? §[\d.]+|\b(?:house|toolchain)\.md\b/gi,
    cites: ([citation = '']) => [[citation, 'this repository', '']],
  },
];

/** Joins the lines of a comment without changing the index of any character. */
const joinLines = (text: string) =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (end) => ' '.repeat(end.length));

/** Files whose doc comments are published, for users who do not have the cited pages. */
const PUBLISHED_SOURCES = /^packages\/(?:ui|api-client)\/src\/(?!.*\.(?:test|stories|css)\.tsx?$).*\.tsx?$/;

/** The citations in doc comments that are published with the types of a package, each with its index. */
const findPublishedCitations = (getAnchors: GetAnchors, text: string) =>
  [...joinLines(text).matchAll(/\/\*\*.*?\*\//gs)].flatMap((comment) =>
    GRAMMAR.flatMap(({ pattern, cites }) =>
      [...comment[0].matchAll(pattern)].flatMap((match) =>
        cites(match, getAnchors).map(([citation]) => ({
          words: citation,
          index: comment.index + match.index,
        })),
      ),
    ),
  );

/** Every broken citation and link of a file, as sentences. `getAnchors` returns the anchors of a page or list. */
export const findBrokenCitations = (getAnchors: GetAnchors, file: string, text: string): string[] => {
  const formatLocation = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
  const citationProblems = GRAMMAR.filter(({ files }) => !files || files.test(file)).flatMap(
    ({ pattern, cites }) =>
      [...joinLines(text).matchAll(pattern)].flatMap((match) =>
        cites(match, getAnchors)
          .filter(([, target, anchor]) => !getAnchors(target)?.has(anchor))
          .map(
            ([citation, target]) =>
              `${formatLocation(match.index)} cites ${citation}, which ${target} does not have: a reader looks for the reason in vain. Name one that is there, or write it down (docs/README.md).`,
          ),
      ),
  );
  const linkProblems = [...(file.endsWith('.md') ? text.matchAll(LINK) : [])]
    .filter(([, to = '']) => !/^(?:[a-z]+:|\/\/)/i.test(to))
    .filter(([, to = '']) => {
      const [path, anchor] = decodeURI(to).split('#');
      const anchors = getAnchors(path ? normalize(join(dirname(file), path)) : file);
      return !anchors || (anchor && !anchors.has(anchor));
    })
    .map(
      ({ index, 1: to }) =>
        `${formatLocation(index)} links to ${to}, which is not there: the link leads nowhere. Correct its path or its anchor.`,
    );
  const publishedCitationProblems = (
    PUBLISHED_SOURCES.test(file) ? findPublishedCitations(getAnchors, text) : []
  ).map(
    ({ words: citation, index }) =>
      `${formatLocation(index)} cites ${citation} in a comment that the package's types carry: who installs it has no such page. Say it in words, and cite it in a line with // above.`,
  );
  return [...citationProblems, ...linkProblems, ...publishedCitationProblems];
};

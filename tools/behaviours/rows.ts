/**
 * The behaviours that test suites of other libraries assert, and whether our component has them: the rows of
 * `docs/behaviours`.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
export const docs = join(repository, 'docs/behaviours');
const uiPackage = join(repository, 'packages/ui');
/** The path from a page to the package that it links to. */
export const TO_PACKAGE = '../../packages/ui/';

export type Severity = 'high' | 'middle' | 'low';

export type Row = {
  /** The behaviour as a user notices it, in a sentence. */
  behaviour: string;
  /** The libraries whose suites assert it. */
  peers: string[];
  /** Our test for it: its file in `packages/ui`, and its title or the name of its story. */
  test?: { file: string; title: string };
  /** The severity for a user, where the behaviour is missing. */
  open?: Severity;
  /** The reason where it is missing on purpose. */
  excluded?: string;
};

export type ComponentPage = { component: string; slug: string; rows: Row[] };

const parseOutcome = (text: string): Pick<Row, 'test' | 'open' | 'excluded'> => {
  const [, title, link] = /^held: \[(.*)\]\((.*)\)$/.exec(text) ?? [];
  if (title !== undefined && link) return { test: { title, file: link.replace(TO_PACKAGE, '') } };
  const [, open] = /^\*\*open\*\*, (high|middle|low)$/.exec(text) ?? [];
  if (open) return { open: open as Severity };
  const [, excluded] = /^not wanted: (.+)$/.exec(text) ?? [];
  return excluded ? { excluded } : {};
};

/** Parses the rows of the last table of a page; the table above it has the counts. */
export const parseRows = (page: string): Row[] =>
  page
    .slice(page.lastIndexOf('| --- |'))
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
      const [, behaviour = '', peers = '', outcome = ''] = cells;
      return { behaviour, peers: peers.split(', ').filter(Boolean), ...parseOutcome(outcome) };
    });

/** The components that have a page, in the order of the file names. */
export const readComponents = (): ComponentPage[] =>
  globSync('*.md', { cwd: docs })
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const page = readFileSync(join(docs, file), 'utf8');
      const [, component = ''] = /^# (.+): /.exec(page) ?? [];
      return { component, slug: basename(file, '.md'), rows: parseRows(page) };
    });

/** Whether a file has a test or story with this title; the page writes `…` for a value that differs between cases. */
export const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.replaceAll(/%[a-z]/g, '…').includes(quote + title + quote)) ||
  source.includes(`export const ${title}: Story`);

const countOutcomes = ({ test, open, excluded }: Row) =>
  [test, open, excluded].filter((outcome) => outcome !== undefined).length;

/** The errors in a component's rows, as sentences. */
export const findErrors = (
  { component, rows }: ComponentPage,
  read = (file: string) => readFileSync(join(uiPackage, file), 'utf8'),
): string[] => {
  const seenBehaviours = new Set<string>();
  return rows.flatMap((row) => {
    const name = `${component}: "${row.behaviour}"`;
    const isRepeated = seenBehaviours.has(row.behaviour);
    seenBehaviours.add(row.behaviour);
    return [
      ...(isRepeated ? [`${name} stands there twice.`] : []),
      ...(countOutcomes(row) === 1
        ? []
        : [`${name} is neither \`held: [a test](its file)\` nor \`**open**, low\` nor \`not wanted: why\`.`]),
      ...(row.peers.length > 0 ? [] : [`${name} names nobody who asserts it.`]),
      ...(row.test && !hasTest(read(row.test.file), row.test.title)
        ? [`${name} names a test that is not in ${row.test.file}: "${row.test.title}".`]
        : []),
    ];
  });
};

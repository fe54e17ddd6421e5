/** What the suites of other libraries assert of a part, and whether ours holds it: the rows of `docs/behaviours`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
export const docs = join(repository, 'docs/behaviours');
const folder = join(repository, 'packages/ui');
/** From a page to what it links to. */
export const TO_PACKAGE = '../../packages/ui/';

export type Severity = 'high' | 'middle' | 'low';

export type Row = {
  /** What a user notices, in a sentence. */
  behaviour: string;
  /** Whose suites assert it. */
  peers: string[];
  /** The test of ours that shows it: its file in `packages/ui`, and its title or the name of its story. */
  test?: { file: string; title: string };
  /** It is not held: how severe that is for a user. */
  open?: Severity;
  /** Why it is not held on purpose. */
  notWanted?: string;
};

export type Part = { part: string; slug: string; rows: Row[] };

const answerIn = (text: string): Pick<Row, 'test' | 'open' | 'notWanted'> => {
  const [, title, link] = /^held: \[(.*)\]\((.*)\)$/.exec(text) ?? [];
  if (title !== undefined && link) return { test: { title, file: link.replace(TO_PACKAGE, '') } };
  const [, open] = /^\*\*open\*\*, (high|middle|low)$/.exec(text) ?? [];
  if (open) return { open: open as Severity };
  const [, notWanted] = /^not wanted: (.+)$/.exec(text) ?? [];
  return notWanted ? { notWanted } : {};
};

/** The last table of a page, below that of the counts. */
export const rowsIn = (page: string): Row[] =>
  page
    .slice(page.lastIndexOf('| --- |'))
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
      const [, behaviour = '', peers = '', answer = ''] = cells;
      return { behaviour, peers: peers.split(', ').filter(Boolean), ...answerIn(answer) };
    });

/** The parts that have a page, by the names of their files. */
export const readParts = (): Part[] =>
  globSync('*.md', { cwd: docs })
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const page = readFileSync(join(docs, file), 'utf8');
      const [, part = ''] = /^# (.+): /.exec(page) ?? [];
      return { part, slug: basename(file, '.md'), rows: rowsIn(page) };
    });

/** Whether a file has a test or a story of that name: as a page says it, with `…` for what differs from case to case. */
export const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.replaceAll(/%[a-z]/g, '…').includes(quote + title + quote)) ||
  source.includes(`export const ${title}: Story`);

const answers = ({ test, open, notWanted }: Row) =>
  [test, open, notWanted].filter((answer) => answer !== undefined).length;

/** What is wrong with the rows of a part, each as a sentence. */
export const problemsOf = (
  { part, rows }: Part,
  read = (file: string) => readFileSync(join(folder, file), 'utf8'),
): string[] => {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const name = `${part}: "${row.behaviour}"`;
    const isRepeated = seen.has(row.behaviour);
    seen.add(row.behaviour);
    return [
      ...(isRepeated ? [`${name} stands there twice.`] : []),
      ...(answers(row) === 1
        ? []
        : [`${name} is neither \`held: [a test](its file)\` nor \`**open**, low\` nor \`not wanted: why\`.`]),
      ...(row.peers.length > 0 ? [] : [`${name} names nobody who asserts it.`]),
      ...(row.test && !hasTest(read(row.test.file), row.test.title)
        ? [`${name} names a test that is not in ${row.test.file}: "${row.test.title}".`]
        : []),
    ];
  });
};

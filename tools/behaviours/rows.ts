/** What the suites of other libraries assert of a part, and whether ours holds it: `packages/ui/behaviours`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
const folder = join(repository, 'packages/ui');

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

/** The parts that have a table, by the names of their files. */
export const readParts = (): Part[] =>
  globSync('behaviours/*.json', { cwd: folder })
    .toSorted()
    .map((file) => ({
      slug: basename(file, '.json'),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Part, 'slug'>),
    }));

/** Whether a file has a test or a story of that name: as it stands there, with the place holders of a table. */
export const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)) ||
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
      ...(answers(row) === 1 ? [] : [`${name} needs one of \`test\`, \`open\` and \`notWanted\`.`]),
      ...(row.peers.length > 0 ? [] : [`${name} names nobody who asserts it.`]),
      ...(row.test && !hasTest(read(row.test.file), row.test.title)
        ? [`${name} names a test that is not in ${row.test.file}: "${row.test.title}".`]
        : []),
    ];
  });
};

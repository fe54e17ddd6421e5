/** The components of the design system: the docs page of each, its status, and the checks that ran on it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readComponents as readBehaviours } from '../../tools/behaviours/rows.ts';
import { getCounts } from '../../tools/behaviours/table.ts';
import { root } from '../../tools/setup.mjs';
import { expectedAnnouncements } from '../../tools/lab/speech/expected.ts';
import { readStories, type StorySummary } from './read-stories.ts';

export type Status = 'draft' | 'stable' | 'deprecated';

export type ComponentSummary = {
  /** Its import path: `text-field`. */
  entry: string;
  name: string;
  description: string;
  /** Components that come from the same path, and have its status. */
  relatedComponents: string[];
  status: Status;
  /** Its entry in Storybook: the page about it, else its first story. */
  path: string;
  stories: number;
  keyboardStories: number;
  /** The number of stories tested with the screen reader Orca, with the date. */
  screenReaderRun?: { stories: number; date: string };
  /** The behaviours that other libraries test, and whether this component has them. */
  libraryBehaviours?: { passing: number; open: number };
  lastRun?: { passed: number; total: number; date: string };
};

const ui = join(root, 'packages/ui');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The meaning of each status, and the components that have it. */
export const readStatuses = () =>
  readJson(join(ui, 'status.json')) as {
    statusDescriptions: Record<Status, string>;
    components: Record<string, Status>;
  };

type Report = {
  startTime: number;
  testResults: { name: string; assertionResults: { status: string }[] }[];
};

/** The last run of the stories on this machine, including axe. */
const readLastRun = (): Report | undefined => {
  const file = join(root, '.reports/stories.json');
  return existsSync(file) ? (readJson(file) as Report) : undefined;
};

const getLastRun = (report: Report | undefined, entry: string): ComponentSummary['lastRun'] => {
  const results = (report?.testResults ?? [])
    .filter(({ name }) => name.includes(`/packages/ui/src/${entry}/`))
    .flatMap(({ assertionResults }) => assertionResults);
  if (!report || results.length === 0) return undefined;
  const passed = results.filter(({ status }) => status === 'passed').length;
  return { passed, total: results.length, date: new Date(report.startTime).toISOString().slice(0, 10) };
};

const getScreenReaderRun = (stories: readonly StorySummary[]): ComponentSummary['screenReaderRun'] => {
  const days = expectedAnnouncements
    .filter(({ story, lastPassedOn }) => lastPassedOn && stories.some(({ id }) => id === story))
    .flatMap(({ lastPassedOn }) => lastPassedOn ?? [])
    .toSorted();
  const date = days.at(-1);
  return date === undefined ? undefined : { stories: days.length, date };
};

/**
 * The page about a component precedes its stories, and its own stories precede those of components in the same folder.
 */
const getPath = (entry: string, name: string, stories: readonly StorySummary[]): string => {
  const first = stories.find(({ file }) => basename(file) === `${name}.stories.tsx`) ?? stories[0];
  if (!first) return '';
  const hasPage = globSync(`src/${entry}/${name}.mdx`, { cwd: ui }).length > 0;
  return hasPage || !first.tags.includes('!autodocs')
    ? `/docs/${first.id.replace(/--.*/, '')}--docs`
    : `/story/${first.id}`;
};

export const readComponents = (): ComponentSummary[] => {
  const { components: statuses } = readStatuses();
  const { components } = readJson(join(ui, 'components.json')) as {
    components: { name: string; import: string; description: string }[];
  };
  const stories = readStories();
  const behaviours = readBehaviours();
  const report = readLastRun();
  return Object.entries(statuses).map(([entry, status]) => {
    const entryStories = stories.filter(({ file }) => file.startsWith(`packages/ui/src/${entry}/`));
    const name = entry.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const entryComponents = components.filter((component) => basename(component.import) === entry);
    const rows = behaviours.find(({ slug }) => slug === entry)?.rows;
    const counts = rows && getCounts(rows);
    const screenReaderRun = getScreenReaderRun(entryStories);
    const lastRun = getLastRun(report, entry);
    return {
      entry,
      name,
      description:
        (entryComponents.find((component) => component.name === name) ?? entryComponents[0])?.description ??
        '',
      // All icons share one import path and one docs page.
      relatedComponents:
        entry === 'icons'
          ? []
          : entryComponents.map((component) => component.name).filter((other) => other !== name),
      status,
      path: getPath(entry, name, entryStories),
      stories: entryStories.length,
      keyboardStories: entryStories.filter(({ pressesKeys }) => pressesKeys).length,
      ...(screenReaderRun && { screenReaderRun }),
      ...(counts && {
        libraryBehaviours: { passing: counts.tested, open: counts.high + counts.middle + counts.low },
      }),
      ...(lastRun && { lastRun }),
    };
  });
};

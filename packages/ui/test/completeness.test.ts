import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getComponentName, entries, type Entry, getSources, getText } from './package-exports.ts';

const packageFolder = join(import.meta.dirname, '..');

/** Components whose page object is that of another one: the same element and texts. */
const SHARED_TESTERS: Record<string, string> = {
  IconButton: 'button/Button',
  PhoneField: 'text-field/TextField',
};

const CONTROL = /from 'react-aria-components|<(?:button|input|select|textarea|summary)\b/;

/** Whether it is interactive: it uses react-aria, or native controls. */
const isInteractive = (entry: Entry) => getSources(entry).some((file) => CONTROL.test(getText(entry, file)));

/** Base for other components, without an appearance. */
const INVISIBLE_COMPONENTS = new Set([
  'loading',
  'messages/hi',
  'provider',
  'react-aria-strings',
  'react-aria-strings/hi',
  'testing',
  'testing/playwright',
  'theme',
]);
const visibleEntries = entries.filter(({ name }) => !INVISIBLE_COMPONENTS.has(name));
const interactive = visibleEntries
  .filter(isInteractive)
  .map((entry) => [getComponentName(entry), entry] as const);

const allDocs = globSync('src/**/*.mdx', { cwd: packageFolder }).map((file) =>
  readFileSync(join(packageFolder, file), 'utf8'),
);
const exportedTesters = readFileSync(join(packageFolder, 'src/testing/index.ts'), 'utf8');

/** The missing files, as sentences. */
const findMissing = (name: string, { name: entry, files }: Entry): string[] => {
  const folder = `packages/ui/src/${entry}`;
  const requiredFiles: [file: string, why: string][] = [
    [`${name}.stories.tsx`, 'it cannot be tried in Storybook. Write one story for each feature'],
    [`${name}.states.stories.tsx`, 'no screenshot shows its states. Put all of them on one canvas'],
    [`${name}.mdx`, 'its use is not documented. Write when to use it, when not, its keys, roles and texts'],
  ];
  return requiredFiles
    .filter(([file]) => !files.includes(file))
    .map(([file, why]) => `${folder} has no ${file}, so ${why}.`);
};

describe('convention: every interactive component is complete', () => {
  it('interactive components are found', () => {
    expect(interactive.map(([name]) => name)).toEqual(expect.arrayContaining(['Button', 'Select', 'Tabs']));
    expect(interactive.map(([name]) => name)).not.toContain('Badge');
  });

  it.each(interactive)('%s has stories, state stories and a docs page', (name, entry) => {
    expect(findMissing(name, entry)).toEqual([]);
  });

  it.each(interactive)('%s has a page object in ./testing', (name, entry) => {
    const file = `${SHARED_TESTERS[name] ?? `${entry.name}/${name}`}.testing.ts`;
    const problem = exportedTesters.includes(`'../${file}'`)
      ? ''
      : `@janani/ui/testing exports nothing of ${file}, so tests of apps depend on the markup of ${name}. Write the page object and export it.`;
    expect(problem).toBe('');
  });
});

describe('convention: every export has a story and documentation', () => {
  const visibleComponents = visibleEntries.map((entry) => [getComponentName(entry), entry] as const);

  it.each(visibleComponents)('%s has a story', (_name, entry) => {
    expect(entry.files.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
  });

  it.each(visibleComponents)('%s is on a docs page', (name, entry) => {
    const mention = new RegExp(String.raw`\b${name}\b|@janani/ui/${entry.name}\b`);
    expect(allDocs.some((text) => mention.test(text))).toBe(true);
  });

  it('all have a status, and nothing else has (status.json)', () => {
    const { components: statuses } = JSON.parse(readFileSync(join(packageFolder, 'status.json'), 'utf8')) as {
      components: object;
    };
    expect(Object.keys(statuses).toSorted()).toEqual(visibleEntries.map(({ name }) => name).toSorted());
  });

  it('each folder of a component is exported', () => {
    const folders = globSync('src/*/index.ts', { cwd: packageFolder }).map((file) => file.split('/')[1]);
    const exported = new Set(entries.map(({ folder }) => folder.split('/').at(-1)));
    expect(folders.filter((folder) => !exported.has(folder))).toEqual([]);
  });
});

type Component = { name: string; import: string; props: { name: string; type: string; about: string }[] };
const { components } = JSON.parse(readFileSync(join(packageFolder, 'components.json'), 'utf8')) as {
  components: Component[];
};
/** The icons differ only in their name, and share a table. */
const documentedComponents = components.filter(
  ({ name, import: path }) => name === 'Icon' || !path.endsWith('/icons'),
);

/** The component with controls on its own page: `component` of the stories that the page is about. */
const componentsWithControls = new Set(
  globSync('src/**/*.stories.tsx', { cwd: packageFolder }).flatMap((file) => {
    const text = readFileSync(join(packageFolder, file), 'utf8');
    const isDropdown = text.includes('...remoteMeta');
    const [, component] = /\bcomponent: (\w+)/.exec(text) ?? [];
    return isDropdown ? ['SearchableDropdown'] : component ? [component] : [];
  }),
);
const hasControls = (name: string) =>
  componentsWithControls.has(name) &&
  allDocs.some((text) => text.includes(`<ComponentSummary of="${name}" />`));

/** Storybook generates a page for the stories of these, with their table. */
const GENERATED_DOCS_PAGE = new Set([
  'ActionCard',
  'ConfirmDialog',
  'MemberHeader',
  'ResendCountdown',
  'SiteFooter',
]);

describe('convention: every component has a table of its props on a page', () => {
  it.each(documentedComponents)('$name', ({ name }) => {
    const isDescribed =
      GENERATED_DOCS_PAGE.has(name) ||
      hasControls(name) ||
      allDocs.some((text) => text.includes(`<Props of="${name}" />`));
    expect(isDescribed, `Put <Props of="${name}" /> on its docs page.`).toBe(true);
  });

  it.each(documentedComponents)('$name: each row has a type and a description', ({ props }) => {
    expect(props.filter(({ type, about }) => type === '' || about === '')).toEqual([]);
  });
});

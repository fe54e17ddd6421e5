import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakingChanges, findProblem } from './breaking.ts';
import { announcedBump } from './changesets.ts';
import type { Surface } from './surface.ts';

const UNCHANGED = "label: string; size?: 'sm' | 'md'; onChange?: (code: string) => void;";
const released: Surface = {
  path: { './code': '', './styles.css': '' },
  name: {
    'Code of ./code': 'const Code: (props: CodeProps) => JSX.Element;',
    'CodeProps of ./code': `type CodeProps = {${UNCHANGED}};`,
  },
  type: { Note: 'type Note = { error?: string; };', Rest: "type Rest = Omit<A, 'b' | 'c'>;" },
  variable: { '--brand-color': '' },
  text: { 'Code.complete (en)': "'All digits entered'" },
  attribute: { 'data-filled of code': '' },
};

const withChange = (kind: keyof Surface, key: string, value: string | undefined) => {
  const { [key]: _old, ...rest } = released[kind];
  const table = value === undefined ? rest : { ...rest, [key]: value };
  return breakingChanges(released, { ...released, [kind]: table });
};
const code = (text: string) => withChange('name', 'Code of ./code', `const Code: ${text};`);
const type = (text: string) => withChange('name', 'CodeProps of ./code', `type CodeProps = ${text};`);
const props = (members: string) => type(`{${members}}`);
const note = (text: string) => withChange('type', 'Note', `type Note = ${text};`);
const rest = (text: string) => withChange('type', 'Rest', `type Rest = ${text};`);

it.each([
  ['path', './styles.css', 'The path ./styles.css can no longer be imported.'],
  ['name', 'Code of ./code', 'The export Code of ./code is gone.'],
  ['variable', '--brand-color', 'The CSS variable --brand-color is gone.'],
  ['text', 'Code.complete (en)', 'The text Code.complete (en) is gone.'],
  ['attribute', 'data-filled of code', 'The data attribute data-filled of code is gone.'],
] as const)('removing a %s is breaking, adding one is not', (kind, key, sentence) => {
  expect(withChange(kind, key, undefined)).toEqual([sentence]);
  expect(withChange(kind, 'something new', '')).toEqual([]);
});

it.each<[what: string, changes: string[]]>([
  ['a prop that is gone', props("size?: 'sm' | 'md'; onChange?: (code: string) => void;")],
  ['a prop that has to be given now', props(`${UNCHANGED} name: string;`)],
  ['an optional prop that became required', props(UNCHANGED.replace('size?', 'size'))],
  ['a value that is no longer taken', props(UNCHANGED.replace(" | 'md'", ''))],
  ['a prop of another type', props(UNCHANGED.replace('label: string', 'label: number'))],
  ['a callback that may get nothing', props(UNCHANGED.replace('code: string', 'code?: string'))],
  ['a prop gone beside the hook', type("RootProps & { label: string; size?: 'sm'; }")],
  ['another part of a type', type(`Other & {${UNCHANGED}}`)],
  ['a function that needs more', code('(props: CodeProps, other: string) => JSX.Element')],
  ['a function that gives something else', code('(props: CodeProps) => string')],
  ['a type below the exported ones', note('{ error: string }')],
  ['another name left out', rest("Omit<A, 'b' | 'd'>")],
  ['a text that says something else', withChange('text', 'Code.complete (en)', "'Done'")],
])('%s is breaking', (_what, changes) => {
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/ has changed: `.+` became `.+`\.$/);
});

it.each<[what: string, changes: string[]]>([
  ['what stayed', breakingChanges(released, released)],
  ['an optional prop more', props(`${UNCHANGED} hint?: string;`)],
  ['a required prop that may be left out now', props(UNCHANGED.replace('label:', 'label?:'))],
  ['a value more that is taken', props(UNCHANGED.replace("'md'", "'md' | 'lg'"))],
  ['a callback that is told more', props(UNCHANGED.replace('code: string', 'code: string, all: boolean'))],
  ['the hook of every part', type(`RootProps & {${UNCHANGED}}`)],
  ['a type below the exported ones that is gone', withChange('type', 'Note', undefined)],
  ['fewer names left out', rest("Omit<A, 'b'>")],
])('%s is compatible', (_what, changes) => {
  expect(changes).toEqual([]);
});

it('a removed export is reported once; an attribute that an internal shared component now sets is not', () => {
  const { './code': _path, ...path } = released.path;
  expect(breakingChanges(released, { ...released, path, name: {} })).toHaveLength(1);
  const attribute = { 'data-filled of internal': '' };
  expect(breakingChanges(released, { ...released, attribute })).toEqual([]);
});

it('only a major version of the same package permits a breaking change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-changesets-'));
  const announce = (file: string, bump: string) =>
    writeFileSync(join(folder, file), `---\n'@janani/ui': ${bump}\n---\n\n'@janani/api-client': major\n`);
  const problem = (name: string) => findProblem(name, ['A is gone.'], announcedBump(folder, name));
  announce('minor.md', 'minor');
  expect(problem('@janani/ui')).toMatch(/A is gone\.[^]*add a changeset with `'@janani\/ui': major`/);
  announce('major.md', 'major');
  expect(problem('@janani/ui')).toBeUndefined();
  expect(problem('@janani/api-client')).toContain('@janani/api-client would break');
  expect(findProblem('@janani/ui', [], undefined)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

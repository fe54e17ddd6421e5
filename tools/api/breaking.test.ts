import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBreakingChanges, getErrorMessage } from './breaking.ts';
import { findAnnouncedBump } from './changesets.ts';
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
  const { [key]: _old, ...changeRest } = released[kind];
  const table = value === undefined ? changeRest : { ...changeRest, [key]: value };
  return findBreakingChanges(released, { ...released, [kind]: table });
};
const changeCode = (text: string) => withChange('name', 'Code of ./code', `const Code: ${text};`);
const changePropsType = (text: string) =>
  withChange('name', 'CodeProps of ./code', `type CodeProps = ${text};`);
const changeProps = (members: string) => changePropsType(`{${members}}`);
const changeNote = (text: string) => withChange('type', 'Note', `type Note = ${text};`);
const changeRest = (text: string) => withChange('type', 'Rest', `type Rest = ${text};`);

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
  ['a prop that is gone', changeProps("size?: 'sm' | 'md'; onChange?: (code: string) => void;")],
  ['a new required prop', changeProps(`${UNCHANGED} name: string;`)],
  ['an optional prop that became required', changeProps(UNCHANGED.replace('size?', 'size'))],
  ['a value that is no longer accepted', changeProps(UNCHANGED.replace(" | 'md'", ''))],
  ['a prop of another type', changeProps(UNCHANGED.replace('label: string', 'label: number'))],
  [
    'a callback argument that became optional',
    changeProps(UNCHANGED.replace('code: string', 'code?: string')),
  ],
  [
    'a removed prop of an intersection with root props',
    changePropsType("RootProps & { label: string; size?: 'sm'; }"),
  ],
  ['another member of an intersection', changePropsType(`Other & {${UNCHANGED}}`)],
  [
    'a function with another required parameter',
    changeCode('(props: CodeProps, other: string) => JSX.Element'),
  ],
  ['a function with another return type', changeCode('(props: CodeProps) => string')],
  ['a change of a type that is not exported', changeNote('{ error: string }')],
  ['another omitted name', changeRest("Omit<A, 'b' | 'd'>")],
  ['another text', withChange('text', 'Code.complete (en)', "'Done'")],
])('%s is breaking', (_title, changes) => {
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/ has changed: `.+` became `.+`\.$/);
});

it.each<[what: string, changes: string[]]>([
  ['no change', findBreakingChanges(released, released)],
  ['a new optional prop', changeProps(`${UNCHANGED} hint?: string;`)],
  ['a required prop that became optional', changeProps(UNCHANGED.replace('label:', 'label?:'))],
  ['another accepted value', changeProps(UNCHANGED.replace("'md'", "'md' | 'lg'"))],
  [
    'a callback with another argument',
    changeProps(UNCHANGED.replace('code: string', 'code: string, all: boolean')),
  ],
  ['added root props', changePropsType(`RootProps & {${UNCHANGED}}`)],
  ['a removed type that is not exported', withChange('type', 'Note', undefined)],
  ['fewer omitted names', changeRest("Omit<A, 'b'>")],
])('%s is compatible', (_title, changes) => {
  expect(changes).toEqual([]);
});

it('a removed export is reported once; an attribute that an internal shared component now sets is not', () => {
  const { './code': _path, ...path } = released.path;
  expect(findBreakingChanges(released, { ...released, path, name: {} })).toHaveLength(1);
  const attribute = { 'data-filled of internal': '' };
  expect(findBreakingChanges(released, { ...released, attribute })).toEqual([]);
});

it('a breaking change is permitted only by a major version of the same package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-changesets-'));
  const announce = (file: string, bump: string) =>
    writeFileSync(join(folder, file), `---\n'@janani/ui': ${bump}\n---\n\n'@janani/api-client': major\n`);
  const getMessage = (name: string) => getErrorMessage(name, ['A is gone.'], findAnnouncedBump(folder, name));
  announce('minor.md', 'minor');
  expect(getMessage('@janani/ui')).toMatch(/A is gone\.[^]*add a changeset with `'@janani\/ui': major`/);
  announce('major.md', 'major');
  expect(getMessage('@janani/ui')).toBeUndefined();
  expect(getMessage('@janani/api-client')).toContain('@janani/api-client would break');
  expect(getErrorMessage('@janani/ui', [], undefined)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

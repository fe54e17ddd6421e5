import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { breakingChanges, problemOf } from './breaking.ts';
import { announced } from './changesets.ts';
import type { Surface } from './surface.ts';

const released: Surface = {
  path: { './code': '', './styles.css': '' },
  name: {
    'Code of ./code': 'const Code: (props: CodeProps) => JSX.Element;',
    'CodeProps of ./code':
      "type CodeProps = {\n    label: string;\n    size?: 'sm' | 'md';\n    onChange?: (code: string) => void;\n};",
  },
  type: { Note: 'type Note = {\n    error?: string;\n};' },
  variable: { '--brand-color': '' },
  text: { 'Code.complete (en)': "'All digits entered'" },
  attribute: { 'data-filled of code': '' },
};

const changed = (kind: keyof Surface, key: string, value: string) =>
  breakingChanges(released, { ...released, [kind]: { ...released[kind], [key]: value } });
const without = (kind: keyof Surface, key: string) => {
  const { [key]: _gone, ...rest } = released[kind];
  return breakingChanges(released, { ...released, [kind]: rest });
};
const props = (members: string) => changed('name', 'CodeProps of ./code', `type CodeProps = {${members}};`);

const SAME = "label: string; size?: 'sm' | 'md'; onChange?: (code: string) => void;";

describe('what every part takes on its outermost element', () => {
  const type = (after: string) => changed('name', 'CodeProps of ./code', `type CodeProps = ${after};`);

  it('may be added, and may take a name over', () => {
    expect(type(`RootProps & {${SAME}}`)).toEqual([]);
    const before = { ...released, type: { Note: 'type Note = { error?: string; className?: string; };' } };
    const after = { ...before, type: { Note: 'type Note = PlaceProps & { error?: string; };' } };
    expect(breakingChanges(before, after)).toEqual([]);
    const alone = { ...before, type: { Note: 'type Note = RootProps;' } };
    expect(breakingChanges(before, alone)).toHaveLength(1);
  });

  it('excuses nothing else', () => {
    expect(type("RootProps & { label: string; size?: 'sm'; }")).toHaveLength(1);
    expect(type(`RootProps & Other & {${SAME}}`)).toHaveLength(1);
    expect(type(`Other & {${SAME}}`)).toHaveLength(1);
  });

  it('is also what is no longer left out', () => {
    const before = { ...released, type: { Note: "type Note = Omit<A, 'b' | 'c'>;" } };
    const noteIs = (text: string) => breakingChanges(before, { ...before, type: { Note: text } });
    expect(noteIs("type Note = Omit<A, 'b'>;")).toEqual([]);
    expect(noteIs("type Note = Omit<A, 'b' | 'd'>;")).toHaveLength(1);
  });

  it('a state that several parts have is in what they share', () => {
    expect(breakingChanges(released, { ...released, attribute: { 'data-filled of internal': '' } })).toEqual(
      [],
    );
    expect(breakingChanges(released, { ...released, attribute: { 'data-filled of menu': '' } })).toHaveLength(
      1,
    );
  });
});

describe('what counts as a breaking change', () => {
  it('is nothing where nothing changed', () => {
    expect(breakingChanges(released, released)).toEqual([]);
  });

  it.each([
    ['path', './styles.css', 'The path ./styles.css can no longer be imported.'],
    ['name', 'Code of ./code', 'The export Code of ./code is gone.'],
    ['variable', '--brand-color', 'The CSS variable --brand-color is gone.'],
    ['text', 'Code.complete (en)', 'The text Code.complete (en) is gone.'],
    ['attribute', 'data-filled of code', 'The data attribute data-filled of code is gone.'],
  ] as const)('a %s that is gone', (kind, key, sentence) => {
    expect(without(kind, key)).toEqual([sentence]);
  });

  it('a path with its exports, told once', () => {
    const { './code': _path, ...path } = released.path;
    expect(breakingChanges(released, { ...released, path, name: {} })).toHaveLength(1);
  });

  it('a text that says something else', () => {
    expect(changed('text', 'Code.complete (en)', "'Done'")).toEqual([
      "The text Code.complete (en) has changed: `'All digits entered'` became `'Done'`.",
    ]);
  });

  it.each([
    ['a prop that is gone', "size?: 'sm' | 'md'; onChange?: (code: string) => void;"],
    ['a prop that has to be given now', `${SAME} name: string;`],
    ['an optional prop that became required', SAME.replace('size?', 'size')],
    ['a value that is no longer taken', SAME.replace(" | 'md'", '')],
    ['a prop of another type', SAME.replace('label: string', 'label: number')],
    ['a callback that may get nothing', SAME.replace('code: string', 'code?: string')],
    ['a callback that gets something else', SAME.replace('code: string', 'code: number')],
  ])('%s', (_name, members) => {
    expect(props(members)).toHaveLength(1);
  });

  it('a function that needs more, or gives something else', () => {
    const key = 'Code of ./code';
    expect(
      changed('name', key, 'const Code: (props: CodeProps, other: string) => JSX.Element;'),
    ).toHaveLength(1);
    expect(changed('name', key, 'const Code: (props: CodeProps) => string;')).toHaveLength(1);
  });

  it('a type below the exported ones that changed, not one that is gone', () => {
    expect(changed('type', 'Note', 'type Note = { error: string };')).toHaveLength(1);
    expect(without('type', 'Note')).toEqual([]);
  });
});

describe('what does not break anyone', () => {
  it.each([
    ['an optional prop more', `${SAME} hint?: string;`],
    ['a required prop that may be left out now', SAME.replace('label:', 'label?:')],
    ['a value more that is taken', SAME.replace("'md'", "'md' | 'lg'")],
    ['a callback that is told more', SAME.replace('code: string', 'code: string, isComplete: boolean')],
  ])('%s', (_name, members) => {
    expect(props(members)).toEqual([]);
  });

  it.each(['path', 'name', 'variable', 'text', 'attribute'] as const)('a %s more', (kind) => {
    expect(changed(kind, 'something new', '')).toEqual([]);
  });
});

describe('the watch over the public API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-changesets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const announce = (file: string, bump: string) =>
    writeFileSync(join(folder, file), `---\n'@janani/ui': ${bump}\n---\n\n'@janani/api-client': major\n`);
  const changes = ['The path ./code can no longer be imported.'];
  const problem = (name: string) => problemOf(name, changes, announced(folder, name));

  it('stops a breaking change that a smaller version, or none, announces', () => {
    expect(problem('@janani/ui')).toContain('The path ./code can no longer be imported.');
    announce('minor.md', 'minor');
    expect(problem('@janani/ui')).toContain("add a changeset with `'@janani/ui': major`");
  });

  it('lets one pass that a major version announces, for that package only', () => {
    announce('major.md', 'major');
    expect(announced(folder, '@janani/ui')).toBe('major');
    expect(problem('@janani/ui')).toBeUndefined();
    expect(problem('@janani/api-client')).toContain('@janani/api-client would break');
  });

  it('says nothing where nothing breaks', () => {
    expect(problemOf('@janani/ui', [], undefined)).toBeUndefined();
  });
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleOf } from './component-modules.ts';
import { REACT_ARIA } from './component-words.ts';
import { type Words, appWords } from './files.ts';

const root = join(import.meta.dirname, '../../..');
/** What says no text to a user, or says them all. */
const LEFT_OUT = /\.(?:test|testing|stories|messages|css)\.|\/i18n\/keys\.ts$|\/internal\/ui-words\.ts$/;

export type Module = { file: string; code: string };

/** The modules of a package that may say its texts. */
export const modulesOf = ({ modules }: Words): Module[] =>
  globSync(modules, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

const COMPONENTS = join(root, 'packages/ui');
const folders = new Map<string, string>();
const folderOf = (part: string): string => {
  const folder = folders.get(part) ?? join('packages/ui', dirname(moduleOf(part, COMPONENTS)));
  folders.set(part, folder);
  return folder;
};

/** The files that say a text: the app by `t` or, when it is chosen, by `msg`, a part by its name, beside its words. */
export const filesSaying = (words: Words, key: string, modules: readonly Module[]): string[] => {
  if (words === appWords) {
    const call = new RegExp(String.raw`\b(?:t|msg)\(\s*'${key.replaceAll('.', String.raw`\.`)}'`);
    return modules.filter(({ code }) => call.test(code)).map(({ file }) => file);
  }
  const [part = '', name = ''] = key.split('.');
  if (part === REACT_ARIA) return ['packages/ui/src/react-aria-words/react-aria-words.ts'];
  const said = new RegExp(String.raw`(?<![\w-])${name}\b`);
  return modules
    .filter(({ file, code }) => file.startsWith(`${folderOf(part)}/`) && said.test(code))
    .map(({ file }) => file);
};

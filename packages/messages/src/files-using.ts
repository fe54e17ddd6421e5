import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getMessagesModulePath } from './component-modules.ts';
import { REACT_ARIA } from './component-texts.ts';
import { type TextSource, appTextSource } from './files.ts';

const root = join(import.meta.dirname, '../../..');
/** Modules that use no text, or that list all texts. */
const EXCLUDED_FILES =
  /\.(?:test|testing|stories|messages|css)\.|\/i18n\/keys\.ts$|\/internal\/component-messages\.ts$/;

export type Module = { file: string; code: string };

/** The modules of a package that may use its texts. */
export const readModules = ({ modules }: TextSource): Module[] =>
  globSync(modules, { cwd: root })
    .filter((file) => !EXCLUDED_FILES.test(file))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

const COMPONENTS = join(root, 'packages/ui');
const folders = new Map<string, string>();
const getFolder = (component: string): string => {
  const folder =
    folders.get(component) ?? join('packages/ui', dirname(getMessagesModulePath(component, COMPONENTS)));
  folders.set(component, folder);
  return folder;
};

/** The files that use a text: the app by `t` or `msg`, a component by the text's name, beside its texts. */
export const findFilesUsing = (texts: TextSource, key: string, modules: readonly Module[]): string[] => {
  if (texts === appTextSource) {
    const call = new RegExp(String.raw`\b(?:t|msg)\(\s*'${key.replaceAll('.', String.raw`\.`)}'`);
    return modules.filter(({ code }) => call.test(code)).map(({ file }) => file);
  }
  const [component = '', name = ''] = key.split('.');
  if (component === REACT_ARIA) return ['packages/ui/src/react-aria-strings/react-aria-strings.ts'];
  const usage = new RegExp(String.raw`(?<![\w-])${name}\b`);
  return modules
    .filter(({ file, code }) => file.startsWith(`${getFolder(component)}/`) && usage.test(code))
    .map(({ file }) => file);
};

/** What was built, as a host must serve it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_FILE, WORKER } from '../../app/worker/addresses.ts';
import { integrityOf } from '../../app/worker/integrity.ts';
import { type Build, documentsIn, workersIn } from './expected.ts';

const HTML = '.html';

/** Every file of a folder, as a path from it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

/** Pages are served without the name of their file. */
const addressOf = (file: string) =>
  file.endsWith(HTML) ? file.replace(/(?:\/index)?\.html$/, '') || '/' : file;

const headersFileOf = (folder: string) => `${folder}.headers.json`;

/** Whether it holds a build, with its headers beside it. */
export const isBuild = (folder: string): boolean =>
  existsSync(join(folder, 'index.html')) && existsSync(headersFileOf(folder));

/** Reads a folder that `pnpm build` wrote. */
export const readBuild = (folder: string): Build => {
  const files = filesIn(folder);
  const integrities = new Map(
    files.map((file) => [addressOf(file), integrityOf(readFileSync(join(folder, file)))]),
  );
  const integrityAt = (address: string) => integrities.get(address);
  const prefixes = files
    .filter((file) => file.endsWith(SHELL_FILE))
    .map((file) => file.slice(0, -SHELL_FILE.length));
  const documents = files.filter((file) => file.endsWith(HTML)).map((file) => addressOf(file));
  const others = files.filter((file) => !file.endsWith(HTML) && file !== WORKER);
  return {
    headers: JSON.parse(readFileSync(headersFileOf(folder), 'utf8')) as Record<string, string>,
    expected: [
      ...documentsIn(prefixes, documents, integrityAt),
      ...workersIn(prefixes, integrityAt),
      ...others.map((address) => ({ address, role: 'file' as const, integrity: integrityAt(address) })),
    ],
  };
};

/**
 * Checks that `app/src/routes/routes.ts` is the only list of routes: no other source of the app contains the path of a
 * page.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPaths, allRoutes } from '../../app/src/routes/routes.ts';
import { root } from '../setup.mjs';

/** A quoted path, alone or before a parameter, a query or a fragment. */
export const findPaths = (text: string, paths: readonly string[]): string[] => {
  const pathPrefixes = paths.filter((path) => path !== '/').map((path) => path.replace(/\/:.*$/, '/'));
  const quotedPath = new RegExp(`['"\`](${pathPrefixes.join('|')})(?=[/?#'"\`$:]|(?<=/))`, 'g');
  return [...text.matchAll(quotedPath)].map(([, path = '']) => path);
};

if (import.meta.main) {
  const isOtherFile = (file: string) =>
    file !== 'app/src/routes/routes.ts' && /\.tsx?$/.test(file) && !/\.(?:test|testing)\./.test(file);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const folders = ['app/src', 'app/build/prerender', 'app/worker'];
  const files = execFileSync('git', [...list, ...folders], { cwd: root, encoding: 'utf8' });
  const paths = allRoutes.flatMap(getPaths);
  const errors = files
    .split('\n')
    .filter(isOtherFile)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return findPaths(text, paths).map((path) => `${file} writes the address ${path}`);
    });
  for (const error of errors)
    console.error(
      `${error}, so a page that moves would be lost there. Take it from app/src/routes/paths.ts.`,
    );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

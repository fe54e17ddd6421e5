/** Whether `app/src/routes/routes.ts` is the only list of routes: no other source of the app writes an address. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, allRoutes } from '../../app/src/routes/routes.ts';
import { root } from '../setup.mjs';

/** An address between quotes, alone or before a parameter, a query or a fragment. */
export const addressesIn = (text, paths) => {
  const named = paths.filter((path) => path !== '/').map((path) => path.replace(/\/:.*$/, '/'));
  const quoted = new RegExp(`['"\`](${named.join('|')})(?=[/?#'"\`$:]|(?<=/))`, 'g');
  return [...text.matchAll(quoted)].map(([, path]) => path);
};

if (process.argv[1]?.endsWith('route-list.mjs')) {
  const LIST = 'app/src/routes/routes.ts';
  const isOther = (file) => file !== LIST && /\.(?:ts|tsx)$/.test(file) && !/\.(?:test|testing)\./.test(file);
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'app/src',
      'app/build/prerender',
      'app/worker',
    ],
    {
      cwd: root,
    },
  )
    .toString()
    .split('\n')
    .filter(isOther);
  const paths = allRoutes.flatMap(addressesOf);
  const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const problems = files.flatMap((file) =>
    addressesIn(withoutComments(readFileSync(join(root, file), 'utf8')), paths).map(
      (path) =>
        `${file} writes the address ${path}, so a page that moves would be lost there. Take it from app/src/routes/paths.ts.`,
    ),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files, ${problems.length} addresses`);
  process.exit(problems.length > 0 ? 1 : 0);
}

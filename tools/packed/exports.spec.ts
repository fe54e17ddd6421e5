import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '../api/packages.ts';
import { pathsIn } from '../api/report.ts';
import { folderOf, installed, manifestOf } from './installed.ts';

/** Page objects are for a test runner, types for a compiler: Node cannot load them by themselves. */
const NOT_LOADED = /\/(?:testing(?:\/[\w-]+)?|schema)$/;

/** Resolves an address as Node does for who has installed the package. */
const fileOf = (address: string): string =>
  execFileSync(process.execPath, ['-e', `console.log(require.resolve(${JSON.stringify(address)}))`], {
    cwd: installed,
    encoding: 'utf8',
  }).trim();

const load = (addresses: string[]) => {
  const code = addresses
    .map(
      (address, index) =>
        `const m${index} = await import('${address}'); keys['${address}'] = Object.keys(m${index});`,
    )
    .join('\n');
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `const keys = {};\n${code}\nconsole.log(JSON.stringify(keys))`],
    { cwd: installed, encoding: 'utf8' },
  );
  return JSON.parse(output) as Record<string, string[]>;
};

/** The types that a path of the package leads to, by what they import. */
const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g)) {
    const target = join(dirname(file), to.replace(/(?:\.d)?\.[jt]sx?$/, ''));
    for (const next of [`${target}.d.ts`, join(target, 'index.d.ts')].filter((one) => existsSync(one)))
      reachedFrom(next, reached);
  }
  return reached;
};

describe.each(published)('$name', ({ name, report, paths }) => {
  const text = readFileSync(report, 'utf8');
  const promised = pathsIn(text);
  const { exports } = manifestOf(name);
  const targetOf = (address: string) => exports[`.${address.slice(name.length)}`];

  it('exports from the tarball what it promises, and nothing else', () => {
    const packed = Object.keys(exports).map((path) => name + path.slice(1));
    expect(packed.toSorted()).toEqual(promised.toSorted());
    expect(Object.keys(exports)).toEqual(paths);
  });

  const scripts = promised.filter((address) => {
    const target = targetOf(address);
    return target === undefined || typeof target === 'object';
  });

  it.each(scripts)('%s can be imported, with its types', (address) => {
    const target = targetOf(address);
    if (typeof target !== 'object') throw new Error(`${address} is promised and cannot be imported.`);
    expect(readFileSync(join(folderOf(name), target.types ?? ''), 'utf8')).toMatch(/\bexport\b/);
    if (NOT_LOADED.test(address)) return;
    expect(load([address])[address]).not.toEqual([]);
  });

  it('ships no types of tests, stories and samples but those that its paths lead to', () => {
    const roots = Object.values(exports).flatMap((target) =>
      typeof target === 'object' ? [target.types] : [],
    );
    const reached = new Set(roots.flatMap((root = '') => [...reachedFrom(join(folderOf(name), root))]));
    const shipped = globSync('dist/types/**/*.d.ts', { cwd: folderOf(name) }).filter((file) =>
      /\.(?:test|testing|stories)\.|\/(?:stories|sample-|sheet\/)/.test(file),
    );
    expect(shipped.filter((file) => !reached.has(join(folderOf(name), file)))).toEqual([]);
  });

  const files = promised.flatMap((address) => {
    const target = targetOf(address);
    return typeof target === 'string' ? [[address, target] as const] : [];
  });

  it.each(files)('%s is a file of the package', (address, pattern) => {
    const found = globSync(pattern, { cwd: folderOf(name) });
    expect(found).not.toEqual([]);
    for (const file of found) expect(statSync(join(folderOf(name), file)).size).toBeGreaterThan(0);
    if (!address.includes('*')) expect(fileOf(address)).toBe(join(folderOf(name), pattern));
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../api/packages.ts';
import { pathsIn } from '../api/report.ts';
import { getFolder, installed, getManifest } from './installed.ts';

/** Page objects require a test runner, types a compiler, and styles a browser: Node cannot load them. */
const NOT_IMPORTABLE = /^\.\/(?:testing|schema)|\.css$/;

/** The Node of the machine outside the workspace; in CI it is the oldest that `engines` permits. */
const systemNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '' && !folder.includes('node_modules'))
  .map((folder) => `${folder}/node`)
  .find((node) => spawnSync(node, ['--version']).status === 0);
const nodes = [...new Set([process.execPath, systemNode ?? process.execPath])];
const parseMajorVersion = (version = '') => Number(/\d+/.exec(version)?.[0]);

/** Imports each path, and reports those without exports. */
const getEmptyPaths = (name: string, paths: string[], node: string) => {
  const code = paths.map(
    (path) =>
      `if (Object.keys(await import('${name}${path.slice(1)}')).length === 0) console.log('${path}');`,
  );
  const args = ['--input-type=module', '-e', code.join('\n')];
  return execFileSync(node, args, { cwd: installed, encoding: 'utf8' });
};

// publint and attw check that each path has its file and types (tools.spec.ts).
describe.each(publishedPackages)('$name', ({ name, report, paths }) => {
  const { exports, engines } = getManifest(name);

  it('exports from the tarball exactly the reported names', () => {
    const packedPaths = Object.keys(exports).map((path) => name + path.slice(1));
    expect(packedPaths.toSorted()).toEqual(pathsIn(readFileSync(report, 'utf8')).toSorted());
    expect(Object.keys(exports)).toEqual(paths);
  });

  it.each(nodes)('every path can be imported by %s', (node) => {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    expect(parseMajorVersion(version)).toBeGreaterThanOrEqual(parseMajorVersion(engines?.['node']));
    const scripts = Object.entries(exports).filter(
      ([path, target]) => typeof target === 'object' && target.default && !NOT_IMPORTABLE.test(path),
    );
    expect(scripts).not.toEqual([]);
    expect(
      getEmptyPaths(
        name,
        scripts.map(([path]) => path),
        node,
      ),
    ).toBe('');
  });

  it('contains no types of tests and stories', () => {
    expect(globSync('dist/types/**/*.{test,stories}.d.ts', { cwd: getFolder(name) })).toEqual([]);
  });

  it('has at least one file for every exported pattern', () => {
    const patterns = Object.values(exports).filter((target) => typeof target === 'string');
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: getFolder(name) }).length === 0)).toEqual(
      [],
    );
  });
});

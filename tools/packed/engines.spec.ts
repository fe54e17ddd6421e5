import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '../api/packages.ts';
import { installed, manifestOf } from './installed.ts';

/** Page objects are for a test runner. */
const NOT_LOADED = /^\.\/testing/;

/** The Node that this machine has outside of the workspace; in CI that is the oldest one that `engines` names. */
const outside = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '' && !folder.includes('node_modules'))
  .map((folder) => `${folder}/node`)
  .find((node) => spawnSync(node, ['--version']).status === 0);

const nodes = [...new Set([process.execPath, outside ?? process.execPath])].map((node) => ({
  node,
  version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
}));
const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0]);

describe.each(published)('$name', ({ name }) => {
  const { engines, exports } = manifestOf(name);

  it('says from which Node on it works', () => {
    expect(engines?.['node']).toMatch(/^>=\d+$/);
  });

  it.each(nodes)('can be imported, path by path, by Node $version', ({ node, version }) => {
    expect(majorOf(version)).toBeGreaterThanOrEqual(majorOf(engines?.['node'] ?? ''));
    const code = Object.entries(exports)
      .filter(([path, target]) => typeof target === 'object' && target.default && !NOT_LOADED.test(path))
      .map(([path]) => `await import('${name}${path.slice(1)}');`);
    expect(code).not.toEqual([]);
    expect(() =>
      execFileSync(node, ['--input-type=module', '-e', code.join('\n')], { cwd: installed }),
    ).not.toThrow();
  });
});

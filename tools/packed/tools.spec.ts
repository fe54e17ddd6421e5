import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '../api/packages.ts';
import { getManifest, tarballFolder, workspace } from './installed.ts';

const bin = (tool: string) => join(workspace, 'node_modules/.bin', tool);
/** The output of a tool that reports a problem; `''` where it reports none. */
const getOutput = (tool: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(bin(tool), args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
};
const getTarball = (name: string) => {
  const start = name.replace('@', '').replace('/', '-');
  const file = readdirSync(tarballFolder).find((tarball) => tarball.startsWith(`${start}-`));
  return join(tarballFolder, file ?? '');
};

describe.each(published)('$name', ({ name }) => {
  it('publint reports no problem in', () => {
    expect(getOutput('publint', ['run', '--strict', getTarball(name)])).toBe('');
  });

  it('attw finds types for every path of', () => {
    const others = Object.entries(getManifest(name).exports)
      .filter(([path, target]) => typeof target === 'string' && /\.(?:css|json)$/.test(path))
      .map(([path]) => path.slice(2));
    const without = others.length > 0 ? ['--exclude-entrypoints', ...others] : [];
    const args = ['--profile', 'esm-only', ...without, '--', getTarball(name)];
    expect(getOutput('attw', args)).toBe('');
  });

  it('requires no workspace or catalog dependency, and takes React from the app', () => {
    const { dependencies = {}, peerDependencies = {} } = getManifest(name);
    expect(Object.values({ ...dependencies, ...peerDependencies }).join()).not.toMatch(/workspace:|catalog:/);
    expect(Object.keys(dependencies)).not.toContain('react');
  });
});

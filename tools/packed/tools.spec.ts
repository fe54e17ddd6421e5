import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../api/packages.ts';
import { getManifest, tarballFolder, workspace } from './installed.ts';

const getBinary = (tool: string) => join(workspace, 'node_modules/.bin', tool);
/** The output of a tool that reports a problem; `''` where it reports none. */
const getOutput = (tool: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(getBinary(tool), args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
};
const getTarball = (name: string) => {
  const start = name.replace('@', '').replace('/', '-');
  const file = readdirSync(tarballFolder).find((tarball) => tarball.startsWith(`${start}-`));
  return join(tarballFolder, file ?? '');
};

describe.each(publishedPackages)('$name', ({ name }) => {
  it('publint reports no error in the tarball', () => {
    expect(getOutput('publint', ['run', '--strict', getTarball(name)])).toBe('');
  });

  it('attw finds types for every path of the tarball', () => {
    const otherPaths = Object.entries(getManifest(name).exports)
      .filter(([path, target]) => typeof target === 'string' && /\.(?:css|json)$/.test(path))
      .map(([path]) => path.slice(2));
    const excludeOptions = otherPaths.length > 0 ? ['--exclude-entrypoints', ...otherPaths] : [];
    const args = ['--profile', 'esm-only', ...excludeOptions, '--', getTarball(name)];
    expect(getOutput('attw', args)).toBe('');
  });

  it('requires no workspace or catalog dependency, and takes React from the app', () => {
    const { dependencies = {}, peerDependencies = {} } = getManifest(name);
    expect(Object.values({ ...dependencies, ...peerDependencies }).join()).not.toMatch(/workspace:|catalog:/);
    expect(Object.keys(dependencies)).not.toContain('react');
  });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../api/packages.ts';
import { getFolder, getManifest, installed, tarballFolder, workspace } from './installed.ts';

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

describe.each(publishedPackages)('$name', ({ name, folder }) => {
  it('publint reports no error in the tarball', () => {
    expect(getOutput('publint', ['run', '--strict', getTarball(name)])).toBe('');
  });

  it('attw finds types for every path of the tarball', () => {
    const otherPaths = Object.keys(getManifest(name).exports)
      .filter((path) => /\.(?:css|json)$/.test(path))
      .map((path) => path.slice(2));
    const excludeOptions = otherPaths.length > 0 ? ['--exclude-entrypoints', ...otherPaths] : [];
    const args = ['--profile', 'esm-only', ...excludeOptions, '--', getTarball(name)];
    expect(getOutput('attw', args)).toBe('');
  });

  it('is packed only when it is built', () => {
    const unbuilt = join(installed, 'unbuilt');
    mkdirSync(unbuilt, { recursive: true });
    copyFileSync(join(folder, 'package.json'), join(unbuilt, 'package.json'));
    const guard = join(workspace, 'packages/dev-support/src/require-build.ts');
    const run = (cwd: string) => spawnSync(process.execPath, [guard], { cwd, encoding: 'utf8' });
    expect(run(folder)).toMatchObject({ status: 0, stderr: '' });
    expect(run(unbuilt)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is not packed: .* could not import them\. Build the package/),
    });
  });

  it('requires no workspace or catalog dependency, and takes React from the app', () => {
    const { dependencies = {}, peerDependencies = {} } = getManifest(name);
    expect(Object.values({ ...dependencies, ...peerDependencies }).join()).not.toMatch(/workspace:|catalog:/);
    expect(Object.keys(dependencies)).not.toContain('react');
  });
});

it('npx @janani/ui acr prints a report of a brand, and an error for a wrong call', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(getFolder('@janani/ui'), 'dist/acr.js'), ...args], {
      encoding: 'utf8',
    });
  expect(getManifest('@janani/ui').bin).toEqual({ ui: './dist/acr.js' });
  expect(run('acr').stdout).toMatch(/^\| 1\.4\.3 .* \| Supports \| .* color-contrast/m);
  expect(run('acr', 'absent.css')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/cannot be read/),
  });
  expect(run('acr', 'package.json')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/sets no colour of the kit/),
  });
  const brand = join(installed, 'brand.css');
  writeFileSync(brand, "@import './colors.css'; :root { --janani-color-primary: #0b6b54 }");
  expect(run('acr', brand)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/imports another style sheet.*Give one file/),
  });
  expect(run('arc')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/is not a command.*Run: npx/),
  });
});

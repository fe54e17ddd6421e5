/**
 * `pnpm release:dry`: the whole way of a release, to a registry on loopback. Raises the versions, builds, publishes,
 * and installs both packages into three other products that build, render and use them in Chromium.
 */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { buildConsumer, consumers, importAll, installConsumer, launch, problemsOf } from './consumers.ts';
import { startRegistry } from './registry.ts';
import { run, step } from './step.ts';
import { copyWorkspace } from './workspace-copy.ts';

const root = join(import.meta.dirname, '../..');
const packages = ['api-client', 'ui'];

type Manifest = {
  name: string;
  version: string;
  packageManager?: string;
  exports: Record<string, string>;
};

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const pnpm = (args: string[], cwd: string) =>
  run('npx', ['--yes', manifestOf(root).packageManager ?? 'pnpm', ...args], cwd, { CI: 'true' });

/** Without a change to tell of there would be nothing to publish. */
const ensureChangeset = (copy: string) => {
  const folder = join(copy, '.changeset');
  if (readdirSync(folder).some((file) => file.endsWith('.md') && file !== 'README.md')) return;
  const names = packages.map((name) => `'@janani/${name}': patch`);
  writeFileSync(join(folder, 'dry-run.md'), `---\n${names.join('\n')}\n---\n\nA dry run.\n`);
};

const checkTarballs = (copy: string, tarballs: string) => {
  for (const name of packages) {
    pnpm(['--filter', `@janani/${name}`, 'pack', '--pack-destination', tarballs], copy);
    const file = readdirSync(tarballs).find((tarball) => tarball.startsWith(`janani-${name}-`));
    if (!file) throw new Error(`@janani/${name} made no tarball.`);
    run('node_modules/.bin/publint', ['run', '--strict', join(tarballs, file)], copy);
    const sheets = Object.keys(manifestOf(join(copy, 'packages', name)).exports)
      .filter((path) => path.endsWith('.css'))
      .map((path) => path.slice(2));
    const without = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    run('node_modules/.bin/attw', ['--profile', 'esm-only', ...without, '--', join(tarballs, file)], copy);
    const listed = run('tar', ['-tzf', join(tarballs, file)], copy);
    for (const needed of ['package/README.md', 'package/CHANGELOG.md'])
      if (!listed.includes(needed)) throw new Error(`${file} has no ${needed}, which its readers look for.`);
  }
};

/** Scripts that Node can load by itself: neither sheets, files nor what is types only. */
const loadable = (exports: Record<string, string>) =>
  Object.entries(exports)
    .filter(
      ([path, target]) => target.endsWith('.ts') && !/\.(?:css|d)\.ts$/.test(target) && path !== './testing',
    )
    .map(([path]) => path);

const started = Date.now();
const work = mkdtempSync(join(tmpdir(), 'janani-release-'));
const copy = join(work, 'workspace');
const registry = await step('a registry on loopback', () => startRegistry(join(work, 'registry')));
try {
  await step('a copy of the workspace, installed', () => {
    mkdirSync(copy);
    copyWorkspace(root, copy);
    appendFileSync(join(copy, '.npmrc'), registry.npmrc);
    pnpm(['install', '--frozen-lockfile', '--prefer-offline'], copy);
  });
  await step('versions raised, changelogs written', () => {
    ensureChangeset(copy);
    run('node_modules/.bin/changeset', ['version'], copy);
  });
  await step('packages built', () => pnpm(['run', 'build:packages'], copy));
  await step('tarballs that publint and attw find nothing in', () => {
    mkdirSync(join(work, 'tarballs'));
    checkTarballs(copy, join(work, 'tarballs'));
  });
  await step('published', () => {
    run('node_modules/.bin/changeset', ['publish', '--no-git-tag'], copy, {
      npm_config_registry: registry.url,
    });
  });
  const versions = packages.map((name) => {
    const manifest = manifestOf(join(copy, 'packages', name));
    return `${manifest.name}@${manifest.version}`;
  });
  console.log(`  ${versions.join(', ')}`);
  const browser = await launch(await findBrowser());
  try {
    for (const consumer of consumers)
      await step(`${consumer.name}: installed, built, used in Chromium`, async () => {
        const folder = join(work, consumer.name);
        installConsumer(consumer, folder, registry, versions);
        buildConsumer(folder);
        const problems = await problemsOf(join(folder, consumer.output), browser);
        if (problems.length > 0) throw new Error(problems.join('\n'));
      });
  } finally {
    await browser.close();
  }
  await step('every export path loads from what was installed', () => {
    for (const name of packages) {
      const { exports } = manifestOf(join(root, 'packages', name));
      importAll(join(work, 'server'), `@janani/${name}`, loadable(exports));
    }
  });
  console.log(`All in ${((Date.now() - started) / 1000).toFixed(0)} s`);
} finally {
  registry.stop();
  rmSync(work, { recursive: true, force: true });
}

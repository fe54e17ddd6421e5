/**
 * `pnpm release:dry`: the whole way of a release, to a registry on loopback. Raises the versions, builds, publishes,
 * and installs both packages into three other products that build, render and use them in Chromium. Then our own app does
 * the same with the tarballs in place of the sources.
 */
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { buildConsumer, consumers, installConsumer, launch, problemsOf } from './consumers.ts';
import { runOwnApp } from './own-app.ts';
import { startRegistry } from './registry.ts';
import { pnpm, run, step } from './step.ts';
import { manifestOf, pack, packages } from './tarballs.ts';
import { copyWorkspace } from './workspace-copy.ts';

const root = join(import.meta.dirname, '../..');

/** Without a change to tell of there would be nothing to publish. */
const ensureChangeset = (copy: string) => {
  const folder = join(copy, '.changeset');
  if (readdirSync(folder).some((file) => file.endsWith('.md') && file !== 'README.md')) return;
  const names = packages.map((name) => `'@janani/${name}': patch`);
  writeFileSync(join(folder, 'dry-run.md'), `---\n${names.join('\n')}\n---\n\nA dry run.\n`);
};

/** What a reader looks for in a package; the other checks of the tarballs are `pnpm test:packages`. */
const expectDocuments = (tarballs: Record<string, string>) => {
  for (const file of Object.values(tarballs)) {
    const listed = run('tar', ['-tzf', file], root);
    for (const needed of ['package/README.md', 'package/CHANGELOG.md'])
      if (!listed.includes(needed)) throw new Error(`${file} has no ${needed}, which its readers look for.`);
  }
};

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
    pnpm(['run', 'release:versions'], copy);
  });
  await step('packages built', () => pnpm(['run', 'build:packages'], copy));
  const tarballs = await step('tarballs with README and CHANGELOG', () => {
    const packed = pack(copy, join(work, 'tarballs'));
    expectDocuments(packed);
    return packed;
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
  await step('our own app on the tarballs: types, build, the journey in Chromium', () =>
    runOwnApp(copy, tarballs),
  );
  console.log(`All in ${((Date.now() - started) / 1000).toFixed(0)} s`);
} finally {
  registry.stop();
  rmSync(work, { recursive: true, force: true });
}

/**
 * `pnpm release dry-run`: a complete release to a registry on loopback. Raises the versions, builds, packs, publishes,
 * and installs both packages into five consumers that build, render and use them in Chromium. With `--update-lockfiles`
 * it first updates the lockfiles of the consumers.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { findBrowser } from '../browser.mjs';
import { bumpVersions, hasChangesets, packReleases } from './changesets.ts';
import { findConsumerErrors } from './consumer-page.ts';
import { buildConsumer, consumers, copyConsumer, installConsumer, testConsumer } from './consumers.ts';
import { writePlaceholders } from './owner-details.ts';
import { updateLockfile } from './lockfile.ts';
import { publish, readReleases } from './packed-release.ts';
import { startRegistry } from './registry.ts';
import { pnpm, run, step } from './step.ts';
import { packages } from './tarballs.ts';
import { applyVersionsPatch, writeVersionsPatch } from './versions.ts';
import { commit, copyWorkspace, linkCurrentNode } from './workspace-copy.ts';

const root = join(import.meta.dirname, '../..');

/** A changeset for the dry run: without one there would be nothing to publish. */
const ensureChangeset = (copy: string) => {
  if (hasChangesets(copy)) return;
  const names = packages.map((name) => `'@janani/${name}': patch`);
  writeFileSync(join(copy, '.changeset/dry-run.md'), `---\n${names.join('\n')}\n---\n\nA dry run.\n`);
  commit(copy);
};

/** Applies the versions as the pull request does: as a patch on the commit from which they were bumped. */
const applyVersions = (copy: string, patch: string) => {
  writeVersionsPatch(copy, patch);
  run('git', ['reset', '--quiet', '--hard'], copy);
  applyVersionsPatch(copy, patch);
};

const updatesLockfiles = process.argv.includes('--update-lockfiles');
const startTime = Date.now();
const workFolder = mkdtempSync(join(tmpdir(), 'janani-release-'));
const copy = join(workFolder, 'workspace');
const registry = await step('a registry on loopback', () => startRegistry(join(workFolder, 'registry')));
try {
  await step('a copy of the workspace, installed', () => {
    mkdirSync(copy);
    copyWorkspace(root, copy);
    pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], copy);
    linkCurrentNode(copy);
  });
  await step('versions bumped, changelogs written', () => {
    writePlaceholders(copy);
    commit(copy);
    ensureChangeset(copy);
    bumpVersions(copy);
    applyVersions(copy, join(workFolder, 'versions.patch'));
  });
  await step('packages built', () => pnpm(['run', 'build:packages'], copy));
  const releases = await step('tarballs', () => {
    writeFileSync(join(copy, '.npmrc'), registry.npmrc);
    const packed = join(workFolder, 'packed');
    packReleases(copy, packed, { npm_config_registry: registry.url });
    return readReleases(packed, copy);
  });
  await step('published', () => publish(releases, copy, { npm_config_registry: registry.url }));
  const browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
  try {
    for (const consumer of consumers)
      await step(`${consumer.name}: installed, built, used in Chromium`, async () => {
        const folder = join(workFolder, consumer.name);
        copyConsumer(consumer, folder, registry);
        if (updatesLockfiles && existsSync(join(consumer.source, 'package-lock.json')))
          updateLockfile(consumer.source, folder, releases);
        installConsumer(folder, releases);
        buildConsumer(folder);
        const errors = await findConsumerErrors(folder, consumer, browser);
        if (errors.length > 0) throw new Error(errors.join('\n'));
        if (consumer.hasTests) console.log(`  its tests pass on Node ${testConsumer(folder)}`);
      });
  } finally {
    await browser.close();
  }
  console.log(`All in ${((Date.now() - startTime) / 1000).toFixed(0)} s`);
} finally {
  registry.stop();
  rmSync(workFolder, { recursive: true, force: true });
}

/** Our own app, built on the tarballs instead of the sources, on a journey from the landing page to the logout. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release } from './packed-release.ts';
import { pnpm, run } from './step.ts';

/**
 * Puts what the tarballs hold in the place of the sources, for everyone in a copy of the workspace who uses them.
 * Their libraries stay linked: to install anew would ask a registry for what a dry run does without.
 */
const replaceSources = (copy: string, releases: Release[]) => {
  for (const { name, file } of releases) {
    const folder = join(copy, 'packages', basename(name));
    for (const entry of readdirSync(folder))
      if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
    run('tar', ['-xzf', file, '--strip-components', '1', '-C', folder], copy);
    if (existsSync(join(folder, 'src')))
      throw new Error(`${file} holds sources, so the app would be built on them.`);
  }
  // Draws pictures from the sources of the theme; no part of the app.
  rmSync(join(copy, 'app/scripts'), { recursive: true });
};

/** Checks the app's types, builds it and lets a mother walk through it; throws with what went wrong. */
export const runOwnApp = (copy: string, releases: Release[]) => {
  replaceSources(copy, releases);
  const inApp = (...command: string[]) => pnpm(['--filter', '@janani/app', 'exec', ...command], copy);
  inApp('tsc', '--noEmit', '-p', '.');
  inApp('vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn');
  inApp('playwright', 'test', 'journey.spec.ts');
};

/** Our own app, built on the tarballs instead of the sources, on a journey from the landing page to the logout. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './step.ts';
import { type PackageFolder, packages } from './tarballs.ts';

/** Takes the sources out of a copy of the workspace and puts the tarballs in their place, for everyone who uses them. */
const replaceSources = (copy: string, tarballs: Record<PackageFolder, string>) => {
  const file = join(copy, 'pnpm-workspace.yaml');
  const instead = packages.map((name) => `  '@janani/${name}': file:${tarballs[name]}\n`).join('');
  const settings = readFileSync(file, 'utf8').replace(/^overrides:\n/m, (line) => line + instead);
  if (!settings.includes(instead))
    throw new Error('pnpm-workspace.yaml has no `overrides:`, so the app would be built on nothing.');
  writeFileSync(file, settings);
  for (const name of packages) rmSync(join(copy, 'packages', name), { recursive: true });
  // Draws pictures from the sources of the theme; no part of the app.
  rmSync(join(copy, 'app/scripts'), { recursive: true });
  pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], copy);
};

/** Checks the app's types, builds it and lets a mother walk through it; throws with what went wrong. */
export const runOwnApp = (copy: string, tarballs: Record<PackageFolder, string>) => {
  replaceSources(copy, tarballs);
  const inApp = (...command: string[]) => pnpm(['--filter', '@janani/app', 'exec', ...command], copy);
  inApp('tsc', '--noEmit', '-p', '.');
  inApp('vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn');
  inApp('playwright', 'test', 'journey.spec.ts');
};

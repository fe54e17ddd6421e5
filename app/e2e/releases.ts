import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, headersOf } from './hosting.ts';

/** A built app as a host may serve it. */
export type Release = { folder: string; headers: Record<string, string>; files: string[] };

const read = (name: string): Release => {
  const folder = join(dist, name);
  if (!existsSync(folder))
    throw new Error(
      `There is no app/dist/${name}, so nothing can be served. Run "pnpm --filter @janani/app run build:releases" first.`,
    );
  return {
    folder,
    headers: headersOf(name),
    files: readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`),
  };
};

/** What `pnpm --filter @janani/app run build:sandbox` made. */
export const thisRelease = (): Release => read('sandbox');

/** Another one, none of whose scripts has the name or the content of this one's. */
export const otherRelease = (): Release => read('sandbox-other');

/** The one before this (scripts/build-previous-release.ts). */
export const previousRelease = (): Release => read('sandbox-previous');

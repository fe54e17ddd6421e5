import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, getHeaders } from './hosting.ts';

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
    headers: getHeaders(name),
    files: readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`),
  };
};

/** The output of `pnpm --filter @janani/app run build:sandbox`. */
export const thisRelease = (): Release => read('sandbox');

/** A release that shares no script with this one, neither by name nor by content. */
export const otherRelease = (): Release => read('sandbox-other');

/** The release before this one (scripts/build-previous-release.ts). */
export const previousRelease = (): Release => read('sandbox-previous');

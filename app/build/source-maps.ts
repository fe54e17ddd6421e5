import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const repository = join(import.meta.dirname, '../..');

type SourceMap = { sources: string[] } & Record<string, unknown>;

/** Beside the folder that a host serves, as `dist/production.maps`. */
const getMaps = (folder: string): string => `${folder}.maps`;

export const emptyMaps = (folder: string): void => {
  rmSync(getMaps(folder), { recursive: true, force: true });
  mkdirSync(getMaps(folder), { recursive: true });
};

/**
 * Moves the source maps of the scripts in a folder out of what is served, each beside a copy of its script. Sources are
 * named from the repository's root. The analytics tool finds a map by `chunkId`, which a report names
 * (src/platform/exception-event.ts): only the copy has the comment.
 */
export const moveMaps = (scripts: string, folder: string): void => {
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.js.map'))) {
    const script = name.slice(0, -'.map'.length);
    const map = JSON.parse(readFileSync(join(scripts, name), 'utf8')) as SourceMap;
    const sources = map.sources.map((source) => relative(repository, resolve(scripts, source)));
    writeFileSync(join(getMaps(folder), name), JSON.stringify({ ...map, sources, chunk_id: script }));
    const code = readFileSync(join(scripts, script), 'utf8');
    writeFileSync(
      join(getMaps(folder), script),
      `${code}\n//# chunkId=${script}\n//# sourceMappingURL=${name}\n`,
    );
    rmSync(join(scripts, name));
  }
};

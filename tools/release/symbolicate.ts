/**
 * `pnpm release symbolicate FILE [MAPS]`: the positions in a report, or in what a user copied from the error page, as
 * places in our sources. It reads the maps of that release from a folder, and no network.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

const MAPS = join(import.meta.dirname, '../../app/dist/production.maps');
const POSITION = /\/(?:assets\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/** The text with the source of each position behind it. */
export const symbolicate = (text: string, maps: string): string => {
  const sourceMaps = new Map<string, SourceMap>();
  const getMap = (script: string) => {
    const file = join(maps, `${script}.map`);
    if (!existsSync(file)) return undefined;
    const map =
      sourceMaps.get(script) ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
    sourceMaps.set(script, map);
    return map;
  };
  return text.replaceAll(POSITION, (position, script: string, line: string, column: string) => {
    const origin = getMap(script)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin
      ? `${position} (${origin.fileName}:${origin.lineNumber}:${origin.columnNumber})`
      : `${position} (no map of this release)`;
  });
};

if (import.meta.main) {
  const [file, maps = MAPS] = process.argv.slice(2);
  if (file === undefined || !existsSync(file) || !existsSync(maps)) {
    console.error(
      `There is no ${file === undefined ? 'report' : existsSync(file) ? maps : file}, so no position can be resolved. Name a file with the report, and the folder of the release's maps: pnpm release symbolicate report.txt production.maps`,
    );
    process.exit(1);
  }
  console.log(symbolicate(readFileSync(file, 'utf8'), maps));
}

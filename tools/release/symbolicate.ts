/**
 * `pnpm release symbolicate FILE [MAPS]`: the positions in a report, or in what a user copied from the error page, as
 * places in our sources. It reads the maps of that release from a folder, and no network.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { failWith } from '../setup.mjs';

const MAPS = join(import.meta.dirname, '../../app/dist/production.maps');
const POSITION = /\/(?:assets\/)?([\w.-]+\.js):(\d+):(\d+)/g;
const MAX_REPORT_MB = 10;
/** `SourceMap` decodes any text, and then finds places that do not exist. */
const MAPPINGS = /^[A-Za-z\d+/,;]*$/;
/** A terminal would execute those of a report. */
const CONTROL = /(?!\t|\r?\n)\p{Cc}/gu;

const failure = (problem: string) =>
  new Error(
    `${problem}, so no position can be resolved. Name a file with the report, and the folder of the release's maps: pnpm release symbolicate report.txt production.maps`,
  );

const readMap = (file: string): SourceMap => {
  try {
    const payload = JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload;
    return new SourceMap(MAPPINGS.test(payload.mappings) ? payload : { ...payload, mappings: '' });
  } catch {
    throw failure(`${file} is not a source map`);
  }
};

/** The text with the source of each position behind it. */
export const symbolicate = (text: string, maps: string): string => {
  const sourceMaps = new Map<string, SourceMap>();
  const getMap = (script: string) => {
    const file = join(maps, `${script}.map`);
    if (!existsSync(file)) return undefined;
    const map = sourceMaps.get(script) ?? readMap(file);
    sourceMaps.set(script, map);
    return map;
  };
  const getSource = (script: string, line: number, column: number): string => {
    const entry = getMap(script)?.findEntry(line, column);
    if (!entry) return 'no map of this release';
    // Past the end of a line, the entry found is one of an earlier line.
    return 'originalSource' in entry && entry.generatedLine === line && entry.originalLine >= 0
      ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : 'not in its map';
  };
  return text
    .replaceAll(
      POSITION,
      (position, script: string, line: string, column: string) =>
        `${position} (${getSource(script, Number(line) - 1, Number(column) - 1)})`,
    )
    .replaceAll(CONTROL, (control) => String.raw`\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

const readReport = (file: string): string => {
  try {
    if (statSync(file).size <= MAX_REPORT_MB * 1e6) return readFileSync(file, 'utf8');
  } catch {
    throw failure(`${file || 'The report'} is not a readable file`);
  }
  throw failure(`${file} has more than ${MAX_REPORT_MB} MB`);
};

if (import.meta.main) {
  const [file = '', maps = MAPS] = process.argv.slice(2);
  try {
    const report = readReport(file);
    if (!statSync(maps, { throwIfNoEntry: false })?.isDirectory()) throw failure(`${maps} is not a folder`);
    console.log(symbolicate(report, maps));
  } catch (error) {
    failWith((error as Error).message);
  }
}

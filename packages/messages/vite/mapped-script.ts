import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import remapping from '@jridgewell/remapping';
import { MagicString } from 'magic-string';

/** A script of a build with its source map, if the build generates them (`build.sourcemap`). */
type MappedScript = { code: string; map: string | undefined };

export const readScript = (file: string): MappedScript => ({
  code: readFileSync(file, 'utf8'),
  map: existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : undefined,
});

/** Writes the changed script, and the map from it to the sources. */
export const writeScript = (
  file: string,
  { code, map }: MappedScript,
  edit: (script: MagicString) => MagicString,
): void => {
  const edited = edit(new MagicString(code));
  writeFileSync(file, edited.toString());
  if (map === undefined) return;
  const mapOfEdits = edited.generateMap({ file: basename(file), hires: 'boundary' }).toString();
  writeFileSync(`${file}.map`, String(remapping([mapOfEdits, map], () => null)));
};

/**
 * `pnpm pictures:accept [-g NAME]`: takes the pictures that changed, and keeps what each showed at the last release:
 * Storybook's page of changes shows both, to whoever has run nothing.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm } from '../../tools/setup.mjs';
import { before, now } from './kept.ts';

const args = process.argv.slice(2);
const earlier = new Map(
  globSync('**/*.png', { cwd: now }).map((file) => [file, readFileSync(join(now, file))]),
);

const { code } = await pnpm(['run', 'test:pictures', '--update-snapshots=changed', ...args], { show: true });

const changed = globSync('**/*.png', { cwd: now }).filter((file) => {
  const picture = earlier.get(file);
  return picture !== undefined && !picture.equals(readFileSync(join(now, file)));
});
// One that was kept already is the older, and so the one to compare with.
for (const file of changed.filter((name) => !existsSync(join(before, name)))) {
  mkdirSync(dirname(join(before, file)), { recursive: true });
  writeFileSync(join(before, file), earlier.get(file)!);
}
console.log(`${changed.length} pictures show something else now.`);
process.exit(code);

/** The first steps of the package's README, carried out as they are written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { folderOf, installed, workspace } from './installed.ts';

const readme = () => readFileSync(join(folderOf('@janani/ui'), 'README.md'), 'utf8');

/** The block of code under the name of its file. */
const blockOf = (file: string): string => {
  const [, code] = new RegExp(`\`${file}\`[^\`]*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme()) ?? [];
  if (code === undefined)
    throw new Error(
      `The README shows no "${file}", so its first steps cannot be tried. Name the file above its code.`,
    );
  return code;
};

/** In a folder of its own: the files that the README shows, its brand made, and the app built. */
export const followReadme = async (): Promise<string> => {
  const folder = join(installed, 'readme');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  // What its `npm install` brings besides the package.
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(workspace, 'node_modules', name), join(folder, 'node_modules', name));
  for (const file of ['index.html', 'main.tsx', 'brand.mjs'])
    writeFileSync(join(folder, file), blockOf(file));
  const made = spawnSync(process.execPath, ['brand.mjs'], { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  await build({ root: folder, configFile: false, logLevel: 'error' });
  return join(folder, 'dist');
};

/** Serves the built folder as `npx vite preview` does, on the next port that is free. */
export const serve = async (folder: string) => {
  const server = await preview({ root: join(folder, '..'), configFile: false, logLevel: 'error' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, close: () => server.close() };
};

/** `prepack`: stops before a tarball without built files, whose imports would not resolve. */
import { existsSync, readFileSync } from 'node:fs';

type Manifest = { name: string; publishConfig: { exports: Record<string, string | Record<string, string>> } };

const { name, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const missing = Object.values(publishConfig.exports)
  .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  .filter((file) => !file.includes('*') && !existsSync(file));

if (missing.length > 0) {
  console.error(
    `${name} is not packed: ${missing[0]} and ${missing.length - 1} more of its exported files are missing, so an app could not import them. Build the package first: \`pnpm run build:packages\` in the workspace.`,
  );
  process.exit(1);
}

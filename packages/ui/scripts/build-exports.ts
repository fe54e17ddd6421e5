/**
 * Writes `publishConfig.exports` of `package.json`: the published file for each path. In the repository a path
 * resolves to its source, in the registry to the output of `pnpm build`. A component with styles has a path for its
 * sheet as well.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGenerated } from '@janani/dev-support/src/generated-file.ts';
import { hasStyles } from './component-styles.ts';

type Manifest = { exports: Record<string, string>; publishConfig: { exports: Record<string, unknown> } };

const file = join(import.meta.dirname, '../package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const COMPONENT_STYLES = './src/component.css.ts';

const isComponent = ([, target]: [string, string]) => target.endsWith('/index.ts');
const withStyles = Object.entries(manifest.exports).filter(
  ([path, target]) => isComponent([path, target]) && hasStyles(join(file, '..', target)),
);

manifest.exports = {
  ...Object.fromEntries(Object.entries(manifest.exports).filter(([, target]) => target !== COMPONENT_STYLES)),
  ...Object.fromEntries(withStyles.map(([path]) => [`${path}.css`, COMPONENT_STYLES])),
};

const getPublishedExport = (subpath: string, target: string) => {
  const name = subpath.slice(2);
  if (target.endsWith('.css.ts')) return { types: './css.d.ts', default: `./dist/${name}` };
  if (!target.startsWith('./src/')) return target;
  return {
    types: target.replace('./src/', './dist/types/').replace(/\.ts$/, '.d.ts'),
    default: `./dist/${name}.js`,
  };
};

manifest.publishConfig.exports = Object.fromEntries(
  Object.entries(manifest.exports).map(([subpath, target]) => [subpath, getPublishedExport(subpath, target)]),
);

writeGenerated(file, `${JSON.stringify(manifest, null, 2)}\n`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Manifest = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')) as Manifest;

test.each(['react', 'react-dom'])('the test app has the lowest %s that the package supports', (name) => {
  const lowest = read('packages/ui/package.json').peerDependencies?.[name]?.replace('^', '');
  const { dependencies } = read('tools/lab/consumers/server/package.json');
  expect(dependencies?.[name]).toBe(lowest);
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';
import { getInputs } from './unchanged.mjs';

const file = join(root, 'app/src/unchanged.probe');
afterAll(() => rmSync(file, { force: true }));

const steps = [
  { name: 'everything' },
  { name: 'app', needs: /^app\// },
  { name: 'contract', needs: /^pact\// },
];
const inputs = () => getInputs(steps, process.execPath);

test('a new file changes the inputs of the steps that may read it, and of no other', () => {
  const before = inputs();
  writeFileSync(file, 'a');
  const after = inputs();
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['everything', 'app']);
  writeFileSync(file, 'b');
  expect(inputs()['app']).not.toBe(after['app']);
  rmSync(file);
  expect(inputs()).toEqual(before);
});

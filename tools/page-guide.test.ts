import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkspace } from './release/workspace-copy.ts';

const root = join(import.meta.dirname, '..');
/** Folders with packages of their own, whose modules the copy borrows. */
const MODULES = [
  '',
  'app',
  ...['api-client', 'dev-support', 'messages', 'sandbox-api', 'ui'].map((one) => `packages/${one}`),
];

/** What steps 1 to 3 of the guide say, its own lines taken from it. */
const addPage = (copy: string) => {
  const guide = readFileSync(join(root, 'docs/how-to/page.md'), 'utf8');
  const [, record = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const routes = join(copy, 'app/src/routes/routes.ts');
  const before = readFileSync(routes, 'utf8');
  writeFileSync(
    routes,
    before.replace('export const routes = {', (start) => start + record),
  );
  for (const [file, translation] of [
    ['en.pot', ''],
    ['hi.po', 'डायरी'],
  ])
    appendFileSync(
      join(copy, 'packages/messages/catalogues', file ?? ''),
      `\n#. Browser tab.\nmsgctxt "title.journal"\nmsgid "Journal"\nmsgstr "${translation}"\n`,
    );
  writeFileSync(
    join(copy, 'app/src/pages/member/Journal.tsx'),
    `import { Heading } from '@janani/ui/heading';
import { t } from '../../i18n/t.ts';

/** /journal */
const Journal = () => <Heading level={1}>{t('title.journal')}</Heading>;

export default Journal;
`,
  );
};

/** Of the checks and budgets those that a new page can fail. */
const COMMANDS = [
  'node packages/messages/cli/generate.ts',
  'node packages/messages/cli/check.ts',
  'node tools/lint/route-list.ts',
  'tsc --noEmit -p app',
  'node tools/size/size.mjs routes',
];

test('docs/how-to/page.md: a page added as it says passes checks and budgets', { timeout: 120_000 }, () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/page-guide-'));
  copyWorkspace(root, copy);
  for (const folder of MODULES)
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  addPage(copy);
  // Vitest's own would make a build for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const command of COMMANDS) execFileSync('sh', ['-c', command], { cwd: copy, stdio: 'pipe', env });
  expect(readFileSync(join(copy, 'packages/messages/runtime/keys.ts'), 'utf8')).toContain('title.journal');
  rmSync(copy, { recursive: true });
});

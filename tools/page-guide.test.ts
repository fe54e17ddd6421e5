import { execFileSync } from 'node:child_process';
import {
  readdirSync,
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/how-to/page.md'), 'utf8');
/** Folders with packages of their own, whose modules the copy borrows. */
const workspaces = [
  '.',
  'app',
  'pact',
  ...['api-client', 'dev-support', 'messages', 'sandbox-api', 'ui'].map((name) => `packages/${name}`),
];

const copyWorkspace = () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/page-guide-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().trim().split('\n')) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of workspaces) {
    const modules = join(copy, folder, 'node_modules');
    mkdirSync(modules);
    for (const name of readdirSync(join(root, folder, 'node_modules')))
      if (name !== '@janani') symlinkSync(join(root, folder, 'node_modules', name), join(modules, name));
    // The packages of the workspace are those of the copy.
    symlinkSync(join(copy, 'packages'), join(modules, '@janani'));
  }
  return copy;
};

/** What steps 1 to 3 of the guide say, its own lines taken from it. */
const addPage = (copy: string) => {
  const [, record = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const routes = join(copy, 'app/src/routes/routes.ts');
  writeFileSync(
    routes,
    readFileSync(routes, 'utf8').replace('export const routes = {', (start) => start + record),
  );
  const text = (translation: string) =>
    `\n#. Browser tab.\nmsgctxt "title.journal"\nmsgid "Journal"\nmsgstr "${translation}"\n`;
  appendFileSync(join(copy, 'packages/messages/catalogues/en.pot'), text(''));
  appendFileSync(join(copy, 'packages/messages/catalogues/hi.po'), text('डायरी'));
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

// Vitest's own environment would make a build for development, and other tests have left variables in it.
const { PATH, HOME } = process.env;
const env = { PATH, HOME, NODE_ENV: 'production' };

/** Of the checks and budgets those that a new page can fail. */
const commands = [
  ['node', 'packages/messages/cli/generate.ts'],
  ['node', 'packages/messages/cli/check.ts'],
  ['node', 'tools/lint/route-list.ts'],
  ['tsc', '--noEmit', '-p', 'app'],
  ['node', 'tools/size/size.mjs', 'routes'],
];

test(
  'docs/how-to/page.md: a page added as it says passes the checks and the budgets',
  { timeout: 120_000 },
  () => {
    const copy = copyWorkspace();
    try {
      addPage(copy);
      for (const [command = '', ...args] of commands)
        expect(
          () => execFileSync(command, args, { cwd: copy, stdio: 'pipe', env }),
          `${command} ${args.join(' ')}`,
        ).not.toThrow();
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);

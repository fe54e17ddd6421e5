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

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/how-to/page.md'), 'utf8');
/** Workspace folders whose node_modules the copy links to. */
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
    // Packages of the workspace resolve to the copy.
    symlinkSync(join(copy, 'packages'), join(modules, '@janani'));
  }
  return copy;
};

/** Follows steps 1 to 3 of the guide with the code in it. */
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

// Vitest's environment would cause a development build, and other tests may have set variables in it.
const { PATH, HOME } = process.env;
const env = { PATH, HOME, NODE_ENV: 'production' };

/** The checks and budgets that a new page can fail. */
const commands = [
  ['node', 'packages/messages/cli/generate.ts'],
  ['node', 'packages/messages/cli/check.ts'],
  ['node', 'tools/lint/route-list.ts'],
  ['tsc', '--noEmit', '-p', 'app'],
  ['node', 'tools/size/size.mjs', 'routes'],
];

test(
  'docs/how-to/page.md: a page added by its steps passes the checks and budgets',
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

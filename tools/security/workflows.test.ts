import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Permissions = Record<string, string> | string;
type Job = {
  needs?: string | string[];
  environment?: unknown;
  permissions?: Permissions;
  steps: Step[];
};
type Workflow = { on: unknown; permissions?: Permissions; jobs: Record<string, Job> };
type Action = { runs: { steps: Step[] } };

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).toSorted();
const actions = globSync('.github/actions/*/action.yml', { cwd: root }).toSorted();
const workflowsByName = Object.fromEntries(
  workflows.map((file) => [basename(file, '.yml'), parse(read(file)) as Workflow]),
);
const jobs = Object.entries(workflowsByName).flatMap(([workflow, { jobs: all, permissions }]) =>
  Object.entries(all).map(([name, job]) => ({
    name: `${workflow}/${name}`,
    job,
    permissions: job.permissions ?? permissions ?? 'everything, as nothing is said',
  })),
);
const actionSteps = actions.flatMap((file) =>
  (parse(read(file)) as Action).runs.steps.map((step) => ({ location: file, step })),
);
const steps = [
  ...jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ location: name, step }))),
  ...actionSteps,
];

const hasWriteAccess = (permissions: Permissions) =>
  typeof permissions === 'string' || Object.values(permissions).includes('write');
const getLocations = (matches: { location: string }[]) => matches.map(({ location }) => location);
const findSteps = (action: string) => steps.filter(({ step }) => step.uses?.startsWith(`${action}@`));

/** A command that installs packages, anywhere in a line. */
const INSTALL_COMMAND = /\b(?:npm|pnpm|yarn|packageManager"?\)"?)\s+(?:install|ci|add|i)\b.*/g;
/** The package manager itself, in the version of package.json; its install script is required. */
const BOOTSTRAP = `npm install --global "$(node -p "require('./package.json').packageManager")"`;

describe('permissions', () => {
  test('a workflow declares its permissions, which are read-only outside of jobs', () => {
    const permissionsByWorkflow = Object.entries(workflowsByName).map(([name, { permissions }]) => [
      name,
      permissions,
    ]);
    expect(permissionsByWorkflow).toEqual(
      permissionsByWorkflow.map(([name]) => [name, { contents: 'read' }]),
    );
  });

  test('only a publishing job may request an identity token, from an environment', () => {
    const publishing = jobs.filter(
      ({ permissions }) => typeof permissions === 'string' || 'id-token' in permissions,
    );
    expect(publishing.map(({ name, job: { environment } }) => [name, environment])).toEqual([
      ['docs/publish', 'github-pages'],
      ['release/publish', 'npm'],
    ]);
  });

  test('a job with write access runs only our own scripts with Node, and no installed code', () => {
    const privileged = jobs.filter(({ permissions }) => hasWriteAccess(permissions));
    expect(privileged.map(({ name }) => name)).toEqual([
      'docs/publish',
      'release/version',
      'release/publish',
      'release/tag',
    ]);
    const runs = privileged.flatMap(({ job }) =>
      job.steps.flatMap(({ run, with: { script } = {} }) => run ?? script ?? []),
    );
    for (const run of runs) expect(run).toMatch(/^node tools\/release\/[\w-]+\.ts(?: \S+)*$/);
    expect(runs).toHaveLength(3);
    const privilegedSteps = privileged.flatMap(({ name, job }) =>
      job.steps.map((step) => ({ location: name, step })),
    );
    expect(getLocations(privilegedSteps.filter(({ step }) => step.uses?.startsWith('./')))).toEqual([]);
  });

  test.each(['apply-versions', 'publish', 'tag'])('%s imports only Node and our own modules', (name) => {
    const visitedFiles = new Set<string>();
    const foreignImports: string[] = [];
    const follow = (file: string) => {
      if (visitedFiles.has(file)) return;
      visitedFiles.add(file);
      for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
        /\bfrom '([^']+)'|import\('([^']+)'\)/g,
      )) {
        if (from.startsWith('./')) follow(join(file, '..', from));
        else if (!from.startsWith('node:')) foreignImports.push(from);
      }
    };
    follow(join(root, `tools/release/${name}.ts`));
    expect(visitedFiles.size).toBeGreaterThan(1);
    expect(foreignImports).toEqual([]);
  });

  test('publishing requires provenance and a passed dry run', () => {
    const { needs, steps: publishSteps = [] } = workflowsByName['release']?.jobs['publish'] ?? {};
    expect(publishSteps.at(-1)?.env?.['NPM_CONFIG_PROVENANCE']).toBe('true');
    expect(needs).toContain('dry-run');
    const dryRun = jobs.find(({ job }) => job.steps.some(({ run }) => run?.includes('release dry-run')));
    expect(dryRun?.permissions).toEqual({ contents: 'read' });
  });
});

describe('credentials', () => {
  test('no checkout persists its token', () => {
    expect(findSteps('actions/checkout').length).toBeGreaterThanOrEqual(workflows.length);
    const persisting = findSteps('actions/checkout').filter(
      ({ step }) => step.with?.['persist-credentials'] !== false,
    );
    expect(getLocations(persisting)).toEqual([]);
  });

  test('a secret is set only in the environment of the step that uses it', () => {
    const workflowsWithSecrets = Object.entries(structuredClone(workflowsByName)).filter(([, workflow]) => {
      for (const job of Object.values(workflow.jobs)) for (const step of job.steps) delete step.env;
      return /secrets\.|secrets\[|github\.token|secrets: *inherit/.test(JSON.stringify(workflow));
    });
    expect(workflowsWithSecrets.map(([name]) => name)).toEqual([]);
  });

  test('an artifact is downloaded by its ID: another job of the run could replace it under its name', () => {
    const downloadOptions = findSteps('actions/download-artifact').map(({ step }) => step.with);
    expect(downloadOptions.length).toBe(2);
    for (const options of downloadOptions) {
      expect(options?.['artifact-ids']).toBe('${{ needs.prepare.outputs.artifact }}');
      expect(options).not.toHaveProperty('name');
    }
  });

  test('no cache is restored, which a pull request could have filled', () => {
    expect(getLocations(steps.filter(({ step }) => step.uses?.startsWith('actions/cache')))).toEqual([]);
    const caching = findSteps('actions/setup-node').filter(
      ({ step }) => step.with?.['package-manager-cache'] !== false || 'cache' in (step.with ?? {}),
    );
    expect(getLocations(caching)).toEqual([]);
  });
});

describe('executed code', () => {
  test('an action is pinned to a commit, with its tag in a comment', () => {
    const lines = [...workflows, ...actions].flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(?:- )?uses:/.test(line)),
    );
    expect(lines.length).toBeGreaterThanOrEqual(steps.filter(({ step }) => step.uses).length);
    const unpinned = lines.filter(
      (line) => !/uses: (?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(line),
    );
    expect(unpinned).toEqual([]);
  });

  test('an install uses the frozen lockfile and runs no script', () => {
    const installs = steps.flatMap(({ step }) =>
      [...(step.run?.replace(BOOTSTRAP, '') ?? '').matchAll(INSTALL_COMMAND)].map(([command]) => command),
    );
    expect(installs).not.toEqual([]);
    for (const command of installs) {
      expect(command).toContain('--frozen-lockfile');
      expect(command).toContain('--ignore-scripts');
    }
  });

  test('no workflow uses npx or dlx, which would install the latest version instead of that of the lockfile', () => {
    expect(getLocations(steps.filter(({ step }) => /\b(?:npx|pnpx|dlx)\b/.test(step.run ?? '')))).toEqual([]);
  });

  test('every pull request runs `npm test`, without permissions or secrets', () => {
    const { on, jobs: all } = workflowsByName['test'] ?? { on: {}, jobs: {} };
    expect(on).toHaveProperty('pull_request');
    const runs = Object.values(all).flatMap(({ steps: workflowSteps }) =>
      workflowSteps.map(({ run }) => run),
    );
    expect(runs).toEqual(expect.arrayContaining(['npm test', 'pnpm test screens']));
    expect(read('.github/workflows/test.yml')).not.toContain('secrets.');
  });

  test.each(workflows)('%s never runs the code of a pull request with the rights of main', (file) => {
    expect(read(file)).not.toMatch(/pull_request_target|workflow_run/);
  });
});

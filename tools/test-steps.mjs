/**
 * The steps of `npm test`: two at a time, then the journeys, whose browsers use two cores. `npm test NAME…` runs the
 * named steps, including `optionalSteps`, which a complete run skips. Longer runs are in the lab (`pnpm lab`); `pnpm
 * release dry-run` tests a release.
 */
const createVitestCommand = (name, ...options) => [
  'vitest',
  'run',
  ...options,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${process.cwd()}/.reports/${name}.json`,
];
const createAppCommand = (script) => ['pnpm', '--silent', '--filter', '@janani/app', 'run', script];
const buildStorybook = ['storybook', 'build', '--quiet', '--output-dir', '.cache/storybook'];
const createPlaywrightCommand = (folder) => [
  'playwright',
  'test',
  '--config',
  `.storybook/${folder}/playwright.config.ts`,
];

export const steps = [
  {
    name: 'check',
    title: 'format, lint, types, layers, licences, generated files',
    commands: [['node', 'tools/check.mjs', '--all']],
  },
  {
    name: 'unit',
    title: 'unit tests',
    commands: [createVitestCommand('unit', '--maxWorkers=100%', '--project', 'unit*', '--project', 'dom*')],
    report: '.reports/unit.json',
  },
  {
    name: 'stories',
    title: 'component stories in Chromium',
    commands: [createVitestCommand('stories', '--project', 'stories')],
    report: '.reports/stories.json',
    needs: /^(?:packages|app\/(?:src|screens|playground)|\.storybook|openapi)\//,
  },
  {
    name: 'contract',
    title: 'contract',
    commands: [createVitestCommand('pact', '--config', 'pact/vitest.config.ts')],
    report: '.reports/pact.json',
    needs: /^(?:pact|packages|openapi|docs|\.github)\//,
  },
  {
    name: 'packages',
    title: 'packages as the registry gets them',
    commands: [createVitestCommand('packages', '--config', 'tools/packed/vitest.config.ts')],
    report: '.reports/packages.json',
    needs: /^(?:packages|openapi|tools\/packed|tools\/release|\.changeset)\//,
  },
  {
    name: 'sizes',
    title: 'bytes a browser receives',
    commands: [['node', 'tools/size/size.mjs']],
    needs: /^(?:packages|app|openapi|tools\/size)\//,
  },
  {
    name: 'journeys',
    title: 'journeys in Chromium',
    commands: [
      createAppCommand('build:sandbox'),
      createAppCommand('build:example'),
      createAppCommand('test:e2e'),
    ],
    report: '.reports/e2e.json',
    needs: /^(?:app|packages|openapi)\//,
    runsSerially: true,
  },
];

/** Tests of the built Storybook: screenshots of state stories, screens of the product, every story. */
export const optionalSteps = [
  {
    name: 'screenshots',
    title: 'screenshots of states',
    commands: [buildStorybook, createPlaywrightCommand('screenshots')],
  },
  {
    name: 'screens',
    title: 'screens of the product',
    commands: [createAppCommand('build:playground'), buildStorybook, createPlaywrightCommand('screens')],
  },
  {
    name: 'storybook',
    title: 'Storybook as built',
    commands: [buildStorybook, createPlaywrightCommand('built')],
  },
];

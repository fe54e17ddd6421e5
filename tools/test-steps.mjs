/**
 * What `npm test` runs, the cheap and telling first; `npm test NAME…` runs those that are named. Each is also a script of its
 * own. The release to a registry on loopback (`pnpm release:dry`) runs before a release and at night.
 */
export const steps = [
  { name: 'check', title: 'format, lint, types, layers, licences, generated files', script: 'check' },
  { name: 'unit', title: 'unit tests', script: 'test:unit', report: '.reports/unit.json' },
  { name: 'contract', title: 'contract', script: 'test:pact', report: '.reports/pact.json' },
  { name: 'sizes', title: 'bytes a browser receives', script: 'size' },
  {
    name: 'packages',
    title: 'packages as the registry gets them',
    script: 'test:packages',
    report: '.reports/packages.json',
  },
  {
    name: 'stories',
    title: 'component stories in Chromium',
    script: 'test:stories',
    report: '.reports/stories.json',
  },
  { name: 'journeys', title: 'journeys in Chromium', script: 'test:e2e', report: '.reports/e2e.json' },
];

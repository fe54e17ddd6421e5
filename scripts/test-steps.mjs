/** What `npm test` runs, in order: cheap and telling first. Each is also a script of its own. */
export const steps = [
  { name: 'format, lint, types, layers, licences, generated files', script: 'check' },
  { name: 'unit tests', script: 'test:unit', report: '.reports/unit.json' },
  { name: 'contract', script: 'test:pact', report: '.reports/pact.json' },
  { name: 'bytes a browser receives', script: 'size' },
  { name: 'packages as the registry gets them', script: 'test:packages', report: '.reports/packages.json' },
  { name: 'component stories in Chromium', script: 'test:stories', report: '.reports/stories.json' },
  { name: 'journeys in Chromium', script: 'test:e2e', report: '.reports/e2e.json' },
  { name: 'a release, to a registry on loopback', script: 'release:dry' },
];

/**
 * What `npm test` runs: rounds one after the other, cheap and telling first. The lanes of a round run side by side,
 * the steps of a lane in order: those that stand in lanes leave almost half of two cores idle when they run alone.
 * Each step is also a script of its own.
 */
export const rounds = [
  [[{ name: 'format, lint, types, layers, licences, generated files', script: 'check' }]],
  [[{ name: 'unit tests', script: 'test:unit', report: '.reports/unit.json' }]],
  [
    [
      { name: 'contract', script: 'test:pact', report: '.reports/pact.json' },
      { name: 'bytes a browser receives', script: 'size' },
      {
        name: 'packages as the registry gets them',
        script: 'test:packages',
        report: '.reports/packages.json',
      },
    ],
    [{ name: 'a release, to a registry on loopback', script: 'release:dry' }],
  ],
  [[{ name: 'component stories in Chromium', script: 'test:stories', report: '.reports/stories.json' }]],
  [[{ name: 'journeys in Chromium', script: 'test:e2e', report: '.reports/e2e.json' }]],
];

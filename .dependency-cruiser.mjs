/**
 * Who may import whom (docs/architecture.md, "Import rules"), for dependency-cruiser: a folder with a row imports itself, what
 * the row names, and nothing else. Tests may import more. `pnpm check` runs it.
 */
const TESTS = String.raw`(^|[./])(test|testing|stories|test-d)\.tsx?$|/test/`;

const library = (name) => `/node_modules/${name}/`;
const libraries = (...names) => names.map(library);

/** A folder and everything that its files, except tests, may import. */
const mayImport = (folder, ...targets) => ({
  name: `${folder.replaceAll('\\', '')}-imports-only-what-its-row-names`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { pathNot: [`^${folder}/`, ...targets] },
});
/** A rule that forbids imports from one set of files to another. */
const mayNotImport = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const ui = '^packages/ui/src/';
const client = '^packages/api-client/src/';
const languages = '^packages/messages/src/language-list';
const node = '^(node:)?[a-z_/]+$';

/**
 * The layers of the app (docs/architecture.md, "The rooms of the app"): each with the folders and libraries that it may
 * import.
 */
const i18n = ['^app/src/i18n/', languages, '^packages/messages/runtime/'];
const routes = ['^app/src/routes/', ...i18n, ...libraries('react-router(-dom)?')];
const platform = ['^app/src/platform/', '^app/src/routes/', ...i18n];
const loading = ['^app/src/loading/', '^app/src/platform/', ...i18n];
const data = ['^app/src/data/', '^app/src/platform/', ...i18n];
const screen = [
  ui,
  ...libraries('react', 'react-dom', 'react-router(-dom)?', '@tanstack/react-query', '@vanilla-extract/.+'),
];
const belowFeatures = [...new Set([...loading, ...data, ...routes, ...screen, client])];
const inFeatures = [...belowFeatures, ...libraries('@internationalized/date', 'zod')];

/** The features, each with the features that it uses. */
const features = {
  account: [],
  'action-bar': [],
  billing: [],
  consent: [],
  marketing: [],
  profile: [],
  sessions: ['account', 'action-bar'],
  'sign-in': ['account'],
  'sign-up': ['account', 'sign-in', 'profile'],
  settings: ['account', 'action-bar', 'consent', 'profile', 'sign-up'],
};
/** The modules of a feature that other features may import. */
const surface = [
  'account/(AuthProvider|QueryHost|guards|clear-user|expiry|navigation-state|pending|phone|sign-in-attempt|use-log-out)',
  'action-bar/(ActionBar|use-is-desktop)',
  'consent/(save-consent|consent)',
  'profile/(dates|device-profile|pregnancy-week)',
  'sign-in/(flow|initial-sign-up|use-flow)',
  'sign-up/(CareFields|sign-up-fields|sign-up-rules)',
].map((files) => `^app/src/features/${files}\\.`);

export default {
  forbidden: [
    mayNotImport(
      'no-circles',
      {},
      { circular: true },
      'None of the files of a circle can be read or moved alone. What they share, types too, goes into a file of its own.',
    ),
    mayNotImport(
      'the-product-knows-no-tools',
      { path: '^(app|packages|pact|openapi)/' },
      { path: '^tools/' },
      'Tools come and go; what is built and tested must not depend on them.',
    ),
    mayNotImport('nothing-imports-the-app', { path: '^(packages|pact)/' }, { path: '^app/' }),
    mayNotImport(
      'tools-know-the-list-of-pages-only',
      { path: '^tools/' },
      { path: '^app/src/', pathNot: '^app/src/routes/routes' },
    ),

    mayImport('packages/api-client/src', ...libraries('openapi-fetch', 'zod')),
    mayImport('packages/ui/src/theme', '^packages/ui/fonts/', ...libraries('@vanilla-extract/.+', 'culori')),
    mayImport(
      'packages/ui/src',
      '^packages/ui/illustrations/',
      ...libraries(
        'react',
        'react-dom',
        'react-(aria|stately)(-components)?',
        '@internationalized/date',
        '@vanilla-extract/.+',
        'culori',
      ),
    ),
    mayNotImport(
      'a-component-sees-the-index-of-another',
      { path: '^packages/ui/src/([^/]+)/', pathNot: TESTS },
      {
        path: '^packages/ui/src/[^/]+/',
        pathNot: [
          '^packages/ui/src/($1|internal|icons|theme)/',
          String.raw`/index\.ts$`,
          String.raw`\.testing\.ts$`,
        ],
      },
    ),
    mayImport(
      'packages/sandbox-api/src',
      client,
      '^packages/sandbox-api/',
      '^openapi/',
      ...libraries(
        'hono',
        '@hono/node-server',
        'ajv',
        'ajv-formats',
        'jose',
        'yaml',
        'firebase-tools',
        '@sqlite.org/sqlite-wasm',
      ),
      node,
    ),
    mayImport(
      'packages/messages',
      ui,
      ...libraries('gettext-parser', 'vite', 'rolldown', 'magic-string', '@jridgewell/remapping'),
      '^packages/dev-support/',
      node,
    ),

    mayImport('app/src/i18n', ui, ...i18n),
    mayImport('app/src/routes', ...routes),
    mayImport(
      'app/src/platform',
      ...platform,
      client,
      '^packages/ui/src/loading/',
      ...libraries('firebase', '@firebase/.+', 'posthog-js', 'web-vitals', 'zod', 'react'),
    ),
    mayImport('app/src/loading', ...loading, ui, ...libraries('react')),
    mayImport('app/src/data', ...data, client, ...libraries('@tanstack/react-query')),
    ...Object.entries(features).map(([name, used]) =>
      mayImport(
        `app/src/features/${name}`,
        ...used.map((other) => `^app/src/features/${other}/`),
        ...inFeatures,
      ),
    ),
    mayNotImport(
      'a-feature-sees-the-surface-of-another',
      { path: '^app/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^app/src/features/', pathNot: ['^app/src/features/$1/', ...surface] },
    ),
    mayImport('app/src/pages', '^app/src/features/', ...loading, '^app/src/data/', ...routes, ...screen),
    mayImport('app/src/server', '^app/src/routes/', ...i18n, '^app/build/prerender/'),
    mayNotImport(
      'nothing-imports-the-shell',
      { path: '^app/src/[^/]+/', pathNot: '^app/src/shell/' },
      { path: '^app/src/shell/' },
    ),
    mayNotImport(
      'vendors-are-named-in-platform-only',
      { path: '^app/src/', pathNot: ['^app/src/platform/', TESTS] },
      { path: libraries('firebase', 'posthog-js', 'web-vitals') },
    ),

    mayImport('pact/provider-kit', node),
    mayNotImport('the-contract-knows-the-client-only', { path: '^pact/' }, { path: '^packages/ui/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`^((app|packages/[^/]+)/dist|storybook-static|tools/lab/(bench|consumers))/|\?(raw|url)$`,
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css.ts', '.json'],
    },
  },
};

/** A file of the build, and the folders or modules it starts from; their imports are included. */
type Chunk = { name: string; paths: string[] };

/**
 * The code of a screen is in few files, because each costs a request and a lookup in the phone's cache. Code is split
 * off only where that makes a first view 5 kB lighter (docs/decisions/app.md#lazy-chunks). A module that several chunks
 * import belongs to the first of them; `pnpm size` prints the weight of each page. Names are short because the first
 * script of every page lists them all.
 */
const chunks: Chunk[] = [
  {
    name: 'kit',
    paths: [
      ...['icons', 'ogee', 'card', 'badge', 'avatar', 'link', 'button'].map((folder) => `ui/src/${folder}/`),
      'ui/src/kolam/Rosette',
      'ui/src/illustration/Empty',
      'ui/src/illustration/Matka',
      'ui/src/illustration/illustration.css',
      'ui/src/theme/breakpoints',
      'ui/src/loading/',
      'ui/src/internal/without-undefined',
      'ui/src/internal/position-next-to',
      'ui/src/internal/use-top-layer',
      'ui/src/internal/field/control.css',
      'ui/src/internal/field/use-form-reset',
      'ui/src/internal/field/use-field-value',
      'ui/src/internal/is-input-method-key',
      'ui/src/illustration/Program',
    ],
  },
  {
    name: 'art',
    paths: ['ui/src/illustration/Hero', 'kolam/Kolam', 'kolam/Scallop', 'kolam/Band'],
  },
  // Fetched when an error is reported or shown.
  { name: 'errors', paths: ['shell/ErrorDetails', 'platform/error-report'] },
  { name: 'plans', paths: ['ui/src/plan-card/', 'billing/prices'] },
  {
    name: 'product',
    paths: [
      'src/shell/AuthenticatedApp.tsx',
      'platform/analytics-tool',
      'platform/remove-analytics-data',
      'data/report-failure',
      'consent/consent.ts',
      'consent/notice.ts',
      'platform/clock',
    ],
  },
  {
    name: 'fields',
    paths: [
      ...['internal/field', 'text-area', 'form'].map((folder) => `ui/src/${folder}/`),
      'data/error-text',
      'account/navigation-state',
    ],
  },
  {
    name: 'sign-in',
    paths: [
      'pages/sign-in/SignIn',
      'pages/sign-in/Code',
      'sign-in/use-flow',
      'sign-in/SignInLayout',
      'sign-in/use-initial-state',
    ],
  },
  {
    name: 'query',
    paths: [
      '@tanstack',
      'account/QueryHost',
      'data/directory-queries',
      'data/read-error-text',
      'platform/draft-fields',
    ],
  },
  {
    name: 'member',
    paths: [
      ...['alert', 'heading', 'stack'].map((folder) => `ui/src/${folder}/`),
      'shell/member/MemberArea',
      'profile/MedicalDisclaimer',
      'consent/save-consent',
      'platform/save-file',
      'i18n/format',
      'pages/member/narrow.css',
      'action-bar/use-is-desktop',
      'ui/src/internal/arrow-keys',
    ],
  },
  {
    name: 'cards',
    paths: [
      ...['session-card', 'empty-state', 'illustration'].map((folder) => `ui/src/${folder}/`),
      'sessions/to-session-card',
      'sessions/OfflineSessions.css',
      'sessions/use-now',
      'sessions/live-dot.css',
      'sessions/remove-duplicates',
      'ui/src/search-field/',
      'sessions/LiveSessions',
      'sessions/JoinLink',
      'pages/member/Sessions.css',
    ],
  },
  {
    name: 'dates',
    paths: [
      'profile/dates.ts',
      'i18n/place-name',
      '#place-names',
      'profile/pregnancy-week',
      'sign-up/sign-up-rules',
      'profile/device-profile',
      'settings/age',
      'shell/analytics-consent',
    ],
  },
  // Session and the profile form are the only screens that use these.
  { name: 'action-bar', paths: ['action-bar/ActionBar', 'action-bar/use-bar-height'] },
  { name: 'billing', paths: ['pages/member/Subscription', 'pages/member/Payments'] },
  // The small half of react-aria: buttons, the modules of a toast, and what all of react-aria imports.
  {
    name: 'aria',
    paths: [
      'react-aria-components/dist/private/Button',
      'react-aria-components/dist/private/Toast',
      'ui/src/internal/AriaLocale',
      'PortalProvider',
      'use-sync-external-store',
    ],
  },
  { name: 'controls', paths: ['ui/src/switch/', 'ui/src/radio-group/', 'ui/src/internal/choice'] },
  { name: 'sign-up', paths: ['pages/sign-in/SignUp', 'date-picker-field/index'] },
  { name: 'dialogs', paths: ['consent/PrivacyNotice', 'consent/ConsentSheet'] },
  { name: 'lists', paths: ['sign-up/LaterFields', 'DateFormatter'] },
  {
    name: 'public',
    paths: ['pages/public/', 'marketing/HeroArt', 'marketing/LandingRest', 'shell/public/PublicFooter'],
  },
];

const includesAny = (fragments: string[]) => (id: string) => {
  const path = id.replaceAll('\\', '/');
  return fragments.some((folder) => path.includes(folder));
};

export const chunkGroups = [
  // All code of the landing page is one file; split by what other pages share, it would be eight.
  { name: 'first', tags: ['$initial' as const], priority: chunks.length + 1 },
  ...chunks.map(({ name, paths }, index) => ({
    name,
    test: includesAny(paths),
    priority: chunks.length - index,
  })),
];

import type { OperationId } from '@janani/api-client';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { type RawResponse, validResponses } from './operations.ts';

/*
 * The whole product behind sign-in under jsdom: routes, client, readers and screens. Only the network and the identity
 * provider are replaced. Import it before any module of `src`.
 */

const BASE = 'http://backend.test/api';
export const PHONE = '9876543210';
const USER = {
  id: '7',
  phone: PHONE,
  first_name: 'Ananya',
  last_name: 'D',
  verified: true,
  role: 'user',
};

/** The current time of the tests: before the sessions of the examples. */
export const NOW = Date.parse('2026-11-21T12:00:00+05:30');

vi.stubEnv('VITE_API_BASE_URL', BASE);
vi.doMock('../../src/platform/identity/identity.ts', () => ({
  prepareIdentity: () => {},
  identity: {
    sendCode: () => Promise.resolve('verification'),
    confirm: () => Promise.resolve({ uid: 'uid-7', idToken: 'token' }),
    refreshCredential: () => Promise.resolve({ uid: 'uid-7', idToken: 'token' }),
    discardCredential: () => Promise.resolve(),
    persistProviderUser: () => Promise.resolve('app-7'),
    idToken: () => Promise.resolve('token'),
    onSignedOut: () => () => {},
    signOut: () => Promise.resolve(),
  },
}));
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.assign(window, { scrollTo: () => {} });
// Downloads have no effect.
HTMLAnchorElement.prototype.click = () => {};
URL.createObjectURL = () => 'blob:calendar';
URL.revokeObjectURL = () => {};

const { UiProvider } = await import('@janani/ui/provider');
const { ErrorBoundary } = await import('../../src/shell/ErrorBoundary.tsx');
const { clearTabData } = await import('../../src/features/account/clear-user.ts');
const { RouterLink } = await import('../../src/shell/navigation/RouterLink.tsx');
const { default: Product } = await import('../../src/shell/AuthenticatedApp.tsx');
const { allRoutes } = await import('../../src/routes/routes.ts');
const { loadScreen } = await import('../../src/shell/navigation/screens.ts');
// Loads every lazy chunk in advance, so that no case waits for one.
await Promise.all([
  ...allRoutes.filter(({ access }) => access !== 'public').map(loadScreen),
  import('../../src/shell/member/MemberArea.tsx'),
  import('../../src/features/sign-up/LaterFields.tsx'),
]);

const routes: [RegExp, OperationId][] = [
  [/^POST \/user\/auth\/check-phone/, 'checkPhone'],
  [/^POST \/user\/auth\/verify-firebase-token/, 'logIn'],
  [/^POST \/user\/auth\/signup\//, 'signUp'],
  [/^GET \/hospitals\/[^/]+\/doctors/, 'listDoctors'],
  [/^GET \/hospitals/, 'listHospitals'],
  [/^GET \/countries\//, 'listStates'],
  [/^GET \/user\/sessions(?:\?|$)/, 'listSessions'],
  [/^GET \/user\/sessions\//, 'getSession'],
  [/^POST \/user\/sessions\//, 'enrollInSession'],
];
const getOperation = ({ method, url }: Request): OperationId => {
  const line = `${method} ${url.slice(BASE.length)}`;
  const route = routes.find(([pattern]) => pattern.test(line));
  if (!route) throw new Error(`No operation matches ${line}.`);
  return route[1];
};

/** The connection ends without a response. */
export const NO_RESPONSE: RawResponse = { status: 0, text: '' };

type Responses = Partial<Record<OperationId, RawResponse>>;

/** Uncaught errors and rejections. */
export const uncaught: unknown[] = [];
for (const type of ['error', 'unhandledrejection'] as const)
  window.addEventListener(type, (event) => {
    event.preventDefault();
    uncaught.push('reason' in event ? event.reason : event.error);
  });

/** Opens a page of the product with these responses, and valid ones for every other call. */
export const renderApp = (path: string, responses: Responses = {}, { isSignedIn = true } = {}) => {
  const requested: OperationId[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', (request: Request) => {
    const operation = getOperation(request);
    requested.push(operation);
    const response = responses[operation] ?? {
      status: 200,
      text: JSON.stringify(validResponses(operation)[0]),
    };
    if (response === NO_RESPONSE) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      new Response(response.text, {
        status: response.status,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });
  if (isSignedIn) {
    localStorage.setItem('auth_token', 'jan_1');
    localStorage.setItem('user_data', JSON.stringify(USER));
  }
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <UiProvider locale="en-IN" linkComponent={RouterLink}>
            <ErrorBoundary>
              <Product />
            </ErrorBoundary>
          </UiProvider>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { requested, getCurrentPath: () => router.state.location.pathname };
};

/** Unmounts the product and clears its state for the next case. */
export const unmountApp = () => {
  cleanup();
  clearTabData();
  localStorage.clear();
  sessionStorage.clear();
  uncaught.length = 0;
  vi.useRealTimers();
};

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Renders the guards of the app in a new document of this navigation type, at the current URL. */
const openDocument = async (type: NavigationTimingType) => {
  cleanup();
  vi.resetModules();
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const { AuthProvider } = await import('../src/features/account/AuthProvider.tsx');
  const { MembersOnly } = await import('../src/features/account/guards.tsx');
  const { watchHistoryTraversal } = await import('../src/routes/history-traversal.ts');
  watchHistoryTraversal();
  render(
    <BrowserRouter>
      <AuthProvider>
        <Routes>
          <Route element={<MembersOnly />}>
            <Route path="/settings" element="settings" />
          </Route>
          <Route path="*" element="sign in" />
        </Routes>
      </AuthProvider>
    </BrowserRouter>,
  );
  await screen.findByText('sign in');
};

const getReturnTo = async (userId: string) => {
  const { readReturnTo } = await import('../src/features/profile/return-to.ts');
  return readReturnTo(userId);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void Object.assign(performance, { getEntriesByType: () => [] }));

test.each([
  ['entered, shared or linked from another site', 'navigate', '/settings'],
  ['reloaded', 'reload', '/settings'],
  ['loaded by Back or Forward as a document', 'back_forward', null],
] as const)('returnTo: a URL that is %s [T-24, T-25]', async (_title, type, expected) => {
  window.history.replaceState(null, '', '/settings');
  await openDocument(type);
  expect(await getReturnTo('1')).toBe(expected);
});

test('returnTo: a URL that Back leads to within the document is not stored [T-25]', async () => {
  window.history.replaceState(null, '', '/settings');
  window.history.pushState(null, '', '/signin');
  await openDocument('navigate');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  await waitFor(() => expect(window.location.pathname).toBe('/signin'));
  expect(await getReturnTo('1')).toBeNull();
});

test('returnTo: it is read by the first user only, and cleared with a session that has ended elsewhere [T-25]', async () => {
  const { clearOtherUsersData } = await import('../src/features/account/clear-user.ts');
  sessionStorage.setItem('returnTo', '/settings');
  clearOtherUsersData(null);
  expect(await getReturnTo('1')).toBe('/settings');
  expect(await getReturnTo('1')).toBe('/settings');
  expect(await getReturnTo('2')).toBeNull();
  clearOtherUsersData('1');
  expect(await getReturnTo('1')).toBe('/settings');
  clearOtherUsersData(null);
  expect(sessionStorage.getItem('returnTo')).toBeNull();
});

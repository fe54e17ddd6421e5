import { render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createAuthStore } from './auth-store.ts';
import { AuthProvider, useAuth } from './AuthProvider.tsx';
import { MembersOnly } from './guards.tsx';

vi.mock('../../i18n/language.ts', () => ({ language: () => 'hi', locale: () => 'hi-IN' }));

test('signing in stores the language of the page for this tab, and not as a choice of the user [G-14]', () => {
  const { result } = renderHook(() => useAuth(), { wrapper: AuthProvider });
  const user = { id: '7', phone: '9811122233', first_name: 'A', last_name: '', verified: true, role: '' };
  void result.current.signIn({ authentication: { user, token: 'jan_1' }, uid: 'uid-7' }).catch(() => {});
  expect(sessionStorage.getItem('language')).toBe('hi');
  expect(localStorage.getItem('language')).toBeNull();
});

test('useAuth throws outside an AuthProvider [AU-14]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
  vi.restoreAllMocks();
});

describe('a protected route', () => {
  const user = {
    id: '7',
    phone: '9811122233',
    first_name: 'Ananya',
    last_name: '',
    verified: true,
    role: '',
  };
  beforeEach(() => sessionStorage.clear());

  const show = (store: ReturnType<typeof createAuthStore>) =>
    render(
      <MemoryRouter initialEntries={['/sessions']}>
        <AuthProvider store={store}>
          <Routes>
            <Route element={<MembersOnly />}>
              <Route path="/sessions" element="the sessions" />
            </Route>
            <Route path="/signin" element="sign in" />
          </Routes>
        </AuthProvider>
      </MemoryRouter>,
    );
  const memory = () =>
    createStorage(() => {
      throw new Error('memory only');
    });

  test('shows only Loading... before the saved state is read [RT-22]', () => {
    const store = createAuthStore(memory());
    const { container } = show({ ...store, load: () => {} });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(container.textContent).not.toMatch(/the sessions|sign in/);
  });

  test("sends a guest to sign in and stores the page's URL [RT-16, T-24]", () => {
    show(createAuthStore(memory()));
    expect(screen.getByText('sign in')).toBeTruthy();
    expect(sessionStorage.getItem('returnTo')).toBe('/sessions');
  });

  test('opens for a signed-in user with any role [AU-15]', () => {
    const store = createAuthStore(memory());
    store.setUser({ user, token: 'jan_1' }, null);
    show(store);
    expect(screen.getByText('the sessions')).toBeTruthy();
  });
});

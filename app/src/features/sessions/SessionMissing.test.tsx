import { ApiError } from '@janani/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionMissing } from './SessionMissing.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MISSING = 'Session not found';
const FAILED = 'The session could not be loaded';
const OFFLINE = 'No internet connection';

test.each([
  ['not-found', true, MISSING, true, false],
  ['not-found', false, MISSING, true, false],
  ['refused', true, FAILED, true, true],
  ['unexpected-response', true, FAILED, true, true],
  ['timeout', true, FAILED, true, true],
  ['offline', true, OFFLINE, false, true],
  ['offline', false, OFFLINE, false, true],
] as const)(
  'a session page, response "%s", online %s: headed "%s" [T-36, SD-06]',
  (kind, isOnline, heading, hasLiteral, hasRetry) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    render(
      <MemoryRouter>
        <SessionMissing error={new ApiError(kind, 'getSession')} onRetry={() => {}} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByText(/It may have been moved|back online/)).toBeTruthy();
    expect(screen.queryAllByText(MISSING, { exact: false })).toHaveLength(hasLiteral ? 1 : 0);
    expect(screen.getByRole('link', { name: 'All sessions' }).getAttribute('href')).toBe('/sessions');
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(hasRetry ? 1 : 0);
  },
);

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartAnnouncer } from './StartAnnouncer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = () => {
  throw Object.assign(new Error('a bug'), { name: 'Ananya 9811122233' });
};

test('a page that throws shows a message and two links, never a blank page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
  expect(screen.getByRole('link', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('a bug')).toBeNull();
});

test('a page that throws does not clear the stored time of a reload that has not helped', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('reloadedForLostFile', '1');
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(sessionStorage.getItem('reloadedForLostFile')).toBe('1');
});

test('a page that has started clears the stored time of the reload', () => {
  sessionStorage.setItem('reloadedForLostFile', '1');
  render(<StartAnnouncer />);
  expect(sessionStorage.getItem('reloadedForLostFile')).toBeNull();
});

test('a page that works is shown unchanged', () => {
  render(<ErrorBoundary>all well</ErrorBoundary>);
  expect(screen.getByText('all well')).toBeTruthy();
});

test('the error page shows what it copies for support: where it happened, and no message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  window.history.pushState({}, '', '/session/preparing-for-labour');
  const { container } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await screen.findAllByText('Copy what happened');
  const shown = container.querySelector('pre')?.textContent;
  expect(shown).toMatch(/^\d{4}-.*\n\/session\/:slug\n.*\nError/);
  expect(shown).not.toContain('a bug');
  fireEvent.click(screen.getByText('Copy what happened'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(shown);
  expect((await screen.findByText('Copied')).tagName).toBe('OUTPUT');

  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  fireEvent.click(screen.getByText('Copy what happened'));
  await screen.findByText('The text is selected. Copy it from there.');
  expect(String(window.getSelection())).toBe(shown);
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** What the README shows how to do is done here as it stands there. */
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deferred } from '../src/toast/deferred.testing.ts';
import { modulesIn, recipeWith } from './readme-recipe.ts';

const modules = modulesIn('recipes');

let problems: string;
beforeAll(() => {
  problems = modules.compile({ 'toasts.tsx': recipeWith('createToaster') });
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('they compile', () => expect(problems).toBe(''));

test('Toast 11, 12: a request that no component makes is one toast from its beginning to its end', async () => {
  type Recipe = { App: ComponentType; save: (url: string) => Promise<Response> };
  const { App, save } = await modules.run<Recipe>('toasts.tsx');
  const { promise, reject } = deferred<Response>();
  vi.stubGlobal('fetch', () => promise);
  // Before there is a page to see it in.
  const result = save('/profile');
  render(<App />);
  const toast = await screen.findByRole('alertdialog', { name: 'Saving...' }, { timeout: 10_000 });
  await act(async () => {
    reject(new Error('offline'));
    await expect(result).rejects.toThrow('offline');
  });
  expect(await screen.findByRole('alertdialog', { name: 'Not saved' })).toBe(toast);
  expect(screen.getByRole('alert').textContent).toContain('Error: Not saved. Check the connection');
});

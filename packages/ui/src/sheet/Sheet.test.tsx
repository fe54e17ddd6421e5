import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { dialogTester } from '../testing/index.ts';
import { Sheet } from './index.ts';

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider locale="hi-IN" messages={hindi}>
      <button onClick={() => setOpen(true)} type="button">
        खोलें
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="निजता">
        आपका नाम
      </Sheet>
    </UiProvider>
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens and closes in the tests of an app, without IntersectionObserver [trap 15]', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Page />);
  const button = screen.getByRole('button', { name: 'खोलें' });
  await userEvent.click(button);
  const sheet = dialogTester('निजता');
  await waitFor(() => expect(document.activeElement).toBe(sheet.element()));
  expect(screen.queryByRole('button', { name: 'खोलें' })).toBeNull();
  await sheet.close();
  await waitFor(() => expect(sheet.isOpen()).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("has no text in a language other than the page's", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'खोलें' }));
  await screen.findByRole('dialog', { name: 'निजता' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['बंद करें']);
});

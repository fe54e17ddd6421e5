import { ToastProvider } from '@janani/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddToCalendar } from './AddToCalendar.tsx';
import { ShareSession } from './ShareSession.tsx';
import { session } from './session.testing.ts';

vi.mock('../../i18n/language.ts', () => ({ language: () => 'hi', locale: () => 'hi-IN' }));
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(...file: string[]) => void>() }));
vi.mock('../../platform/save-file.ts', () => ({ saveFile }));

const enrolled = { ...session('yoga'), scheduled_at: '2026-11-22T10:00:00.000Z' };
const ADDRESS = `${window.location.origin}/hi/session/yoga`;

test('what is shared and what a calendar keeps is the page in the language it is shown in [G-14]', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  render(
    <ToastProvider>
      <ShareSession session={enrolled} />
      <AddToCalendar session={enrolled} />
    </ToastProvider>,
  );
  screen.getByRole('button', { name: 'Share' }).click();
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Class yoga', url: ADDRESS }));
  screen.getByRole('button', { name: 'Add to calendar' }).click();
  expect(saveFile.mock.calls[0]?.[2]).toContain(`URL:${ADDRESS}`);
});

import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAnalytics, stopAnalytics } from '../../platform/analytics-tool.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { readConsent } from './consent.ts';
import { computeNoticeHash } from './notice.ts';

vi.mock('../../platform/analytics-tool.ts', () => ({
  startAnalytics: vi.fn<() => Promise<void>>(),
  stopAnalytics: vi.fn<() => void>(),
}));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_data', '{"id":"7"}');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const savedConsent = () => JSON.parse(localStorage.getItem('consent:7') ?? '{}') as Record<string, unknown>;
const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'See and choose' }));
  return screen.findByRole('dialog');
};

test('closing the sheet gives no consent, and the user is asked again [T-13]', async () => {
  render(<ConsentCard userId="7" />);
  const sheet = await openSheet();
  expect(within(sheet).getByRole<HTMLInputElement>('switch').checked).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect([readConsent('7').analytics, localStorage.getItem('consent:7')]).toEqual([false, null]);
  expect(screen.getByRole('region', { name: 'May we learn from how you use Janani?' })).toBeTruthy();
  expect(startAnalytics).not.toHaveBeenCalled();
});

test('saving without a change of the switch gives no consent [T-13]', async () => {
  render(<ConsentCard userId="7" />);
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save my choice' }));
  expect(savedConsent()).toMatchObject({ analytics: false, version: 2 });
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(stopAnalytics).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

test('consent is stored with the time and the hash of the text, and takes effect at once [T-13]', async () => {
  vi.stubGlobal('isSecureContext', true);
  render(<ConsentCard userId="7" />);
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('switch'));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save my choice' }));
  expect(startAnalytics).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect(savedConsent()['text']).toBe(await computeNoticeHash()));
  expect(savedConsent()).toMatchObject({ analytics: true, version: 2 });
  expect(Date.parse(String(savedConsent()['at']))).toBeGreaterThan(0);
  vi.unstubAllGlobals();
});

test('after declining on the card the user is not asked again [T-13]', async () => {
  const { unmount } = render(<ConsentCard userId="7" />);
  await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(savedConsent()).toMatchObject({ analytics: false, version: 2 });
  unmount();
  render(<ConsentCard userId="7" />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('after a choice about an older text the user is asked again [T-13]', async () => {
  localStorage.setItem('consent', JSON.stringify({ analytics: true, version: 0 }));
  render(<ConsentCard userId="7" />);
  await act(async () => {});
  expect(screen.getByRole('region')).toBeTruthy();
  expect(readConsent('7').analytics).toBe(false);
});

import { examples } from '@janani/api-client/examples';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOW, unmountApp, renderApp } from './render-app.tsx';
import { record } from './record.ts';

const MINUTE = 60_000;
const START = NOW + 10 * MINUTE;
const { data } = examples.getSession.responses[200].openSession;
/** Not a free session: those always show the feedback form. */
const slug = 'gentle-prenatal-yoga';
const session = { ...data, slug, scheduled_at: new Date(START).toISOString(), duration: 45 };
const enrolledSession = {
  ...session,
  is_enrolled: true,
  enrollment: { status: 'enrolled', join_link: 'https://meet.example/yoga' },
};

const open = async (body: object) => {
  renderApp(`/session/${slug}`, {
    getSession: { status: 200, text: JSON.stringify({ success: true, data: body }) },
  });
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull(), { timeout: 10_000 });
};
/** The texts of the open page when the clock is read again at this moment. */
const shownAt = (moment: number) => {
  vi.setSystemTime(moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return ['Happening now', 'COMPLETED', 'Join Session', 'Enroll Now', 'Share your feedback'].filter((text) =>
    document.body.textContent.includes(text),
  );
};

afterEach(unmountApp);

const END = START + 45 * MINUTE;
const moments = [START - MINUTE, START, START + 1000, END - 1000, END];

test('an open page of an enrolled session shows Join until the end, then the feedback form [SD-15, SD-16, SD-17]', async (context) => {
  await open(enrolledSession);
  expect(moments.map(shownAt)).toEqual([
    ['Join Session'],
    ...[START, START + 1000, END - 1000].map(() => ['Happening now', 'Join Session']),
    ['COMPLETED', 'Share your feedback'],
  ]);
  record(context, { line: 10, caseCount: moments.length, failureCount: 0 });
});

test('an open page of a session without an enrolment shows Enroll until the end, then the feedback form [T-05, T-35]', async (context) => {
  await open(session);
  expect(moments.map(shownAt)).toEqual([
    ['Enroll Now'],
    ...[START, START + 1000, END - 1000].map(() => ['Happening now', 'Enroll Now']),
    ['COMPLETED', 'Share your feedback'],
  ]);
  record(context, { line: 10, caseCount: moments.length, failureCount: 0 });
});

test('a session page whose call fails shows the offline timetable without waiting for retries [G-20]', async () => {
  localStorage.setItem('user_data', '{"id":"7"}');
  localStorage.setItem('timetable:7', JSON.stringify([enrolledSession]));
  const { requested } = renderApp(`/session/${slug}`, {
    getSession: { status: 500, text: '<h1>Bad</h1>' },
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Saved on this device.'));
  expect(document.querySelector('main h1')?.textContent).toBe(data.title);
  expect(requested.filter((call) => call === 'getSession')).toHaveLength(1);
});

import { examples } from '@janani/api-client/examples';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOW, closeProduct, openProduct } from './product.tsx';
import { record } from './trust.ts';

const MINUTE = 60_000;
const START = NOW + 10 * MINUTE;
const { data } = examples.getSession.answers[200].openSession;
/** Not one of the free ones, whose feedback box is always there. */
const slug = 'gentle-prenatal-yoga';
const session = { ...data, slug, scheduled_at: new Date(START).toISOString(), duration: 45 };
const hers = {
  ...session,
  is_enrolled: true,
  enrollment: { status: 'enrolled', join_link: 'https://meet.example/yoga' },
};

const open = async (body: object) => {
  openProduct(`/session/${slug}`, {
    getSession: { status: 200, text: JSON.stringify({ success: true, data: body }) },
  });
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull(), { timeout: 10_000 });
};
/** The page stays open; she looks at it again at this moment. */
const lookAt = (moment: number) => {
  vi.setSystemTime(moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return ['COMPLETED', 'Join Session', 'Enroll Now', 'Share your feedback'].filter((text) =>
    document.body.textContent.includes(text),
  );
};

afterEach(closeProduct);

test('T-05 SD-16 SD-17 a session of hers begins, runs and ends while its page is open', async (context) => {
  await open(hers);
  const moments = [START - MINUTE, START, START + 1000, START + 45 * MINUTE - 1000, START + 45 * MINUTE];
  expect(moments.map(lookAt)).toEqual([
    ['Join Session'],
    ['Join Session'],
    ['COMPLETED', 'Join Session', 'Share your feedback'],
    ['COMPLETED', 'Join Session', 'Share your feedback'],
    ['COMPLETED', 'Share your feedback'],
  ]);
  record(context, { line: 10, tried: moments.length, found: 0 });
});

test('G-15 T-05 a session of others can be taken until it begins, and not after', async (context) => {
  await open(session);
  const moments = [START - MINUTE, START, START + 1000];
  expect(moments.map(lookAt)).toEqual([['Enroll Now'], ['Enroll Now'], ['COMPLETED', 'Share your feedback']]);
  record(context, { line: 10, tried: moments.length, found: 0 });
});

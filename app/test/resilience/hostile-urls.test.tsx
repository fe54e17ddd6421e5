import { examples } from '@janani/api-client/examples';
import { afterEach, expect, test } from 'vitest';
import { unmountApp, renderApp } from './render-app.tsx';
import { validUrls, hostileUrls } from './hostile-urls.ts';
import { cases, tryAll } from './record.ts';
import { until } from './trigger-call.ts';

const { data } = examples.getSession.responses[200].openSession;
const sessionWith = (url: string) => ({
  ...data,
  image: url,
  registration_link: url,
  is_enrolled: true,
  enrollment: { status: 'enrolled', join_link: url },
});
const respondWith = (body: unknown) => ({ status: 200, text: JSON.stringify({ success: true, data: body }) });

const untilTrue = (check: () => boolean) => until(() => expect(check()).toBe(true));

const openSession = async (url: string) => {
  renderApp('/session/preparing-for-labour', { getSession: respondWith(sessionWith(url)) });
  await untilTrue(() => document.querySelector('main h1') !== null);
  const { textContent } = document.body;
  return {
    links: [...document.querySelectorAll('a')].filter(({ target, rel }) => target !== '' || rel !== ''),
    pictures: [...document.querySelectorAll('article img')],
    hasJoin: textContent.includes('Join Session'),
    isSoon: textContent.includes('Enrolled - Session starts soon'),
    textContent,
  };
};

afterEach(unmountApp);

test('the list has at least 80 different hostile URLs [T-17]', () => {
  expect(new Set(hostileUrls).size).toBe(hostileUrls.length);
  expect(hostileUrls.length).toBeGreaterThanOrEqual(80);
});

test(
  'a session with a hostile URL renders neither a link nor an image [T-17, SD-11, SE-13]',
  { timeout: 120_000 },
  async (context) => {
    const sample = hostileUrls.filter((_, index) => index % cases(1, 5) === 0);
    const failed = await tryAll(context, 3, sample, async (url) => {
      const { links, pictures, hasJoin, isSoon } = await openSession(url);
      unmountApp();
      return links.length > 0 || pictures.length > 0 || hasJoin || !isSoon;
    });
    expect(failed).toEqual([]);
  },
);

test('a card in the list renders no hostile URL as its image [T-17, SE-13]', async (context) => {
  const rows = hostileUrls.map((url, id) => ({ ...sessionWith(url), id, slug: `session-${id}` }));
  const pages = Array.from({ length: Math.ceil(rows.length / 6) }, (_, page) =>
    rows.slice(page * 6, page * 6 + 6),
  );
  const failed = await tryAll(context, 3, pages, async (page) => {
    renderApp('/sessions', { listSessions: respondWith(page) });
    await untilTrue(() => document.querySelectorAll('article').length === page.length);
    const isBad =
      document.querySelector('article img, a[target], a[href]:not([href^="/"]):not([href^="#"])') !== null;
    unmountApp();
    return isBad;
  });
  expect(failed).toEqual([]);
});

test('a clean URL opens without opener or referrer, and its host is shown before [T-17, SD-10]', async (context) => {
  const failed = await tryAll(context, 3, validUrls, async ([url, host]) => {
    const { links, pictures, textContent } = await openSession(url);
    const [link] = links;
    const isRight =
      links.length === 1 &&
      link?.href === new URL(url).href &&
      link.target === '_blank' &&
      link.relList.contains('noopener') &&
      link.relList.contains('noreferrer') &&
      textContent.includes(`Opens ${host}`) &&
      pictures.length === 1 &&
      pictures[0]?.getAttribute('src') === new URL(url).href;
    unmountApp();
    return !isRight;
  });
  expect(failed).toEqual([]);
});

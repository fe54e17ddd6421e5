import { examples } from '@janani/api-client/examples';
import { afterEach, describe, expect, test } from 'vitest';
import { NOW, unmountApp, renderApp, uncaught } from './render-app.tsx';
import { saveFeedback, readFeedback } from '../../src/features/sessions/feedback.ts';
import { allRoutes } from '../../src/routes/routes.ts';
import { inheritedNames, withEveryText } from './inherited-names.ts';
import { operationIds, validResponses } from './operations.ts';
import { requireElement, savePendingPhone, triggerCall, until } from './trigger-call.ts';
import { cases, tryAll } from './record.ts';

/** Inherited names in URLs, responses and storage are counted with broken storage. */
const LINE = 5;
const sample = inheritedNames.filter((_, index) => index % cases(1, 12) === 0);
const { data: session } = examples.getSession.responses[200].openSession;

afterEach(unmountApp);

/** Nothing was thrown, and the page shows only readable text. */
const isHealthy = () =>
  uncaught.length === 0 &&
  document.body.textContent.trim() !== '' &&
  !document.body.querySelector('main > [role="alert"] > h1') &&
  !/undefined|\[object |function |native code|NaN/.test(document.body.textContent);

const isShown = async (selector: string) => {
  await until(requireElement(selector));
  return isHealthy();
};

describe('a name that every object inherits is treated as ordinary text', () => {
  test('as the slug of a completed session, which accepts feedback', { timeout: 60_000 }, async (context) => {
    const failed = await tryAll(context, LINE, inheritedNames, async (slug) => {
      const data = { ...session, slug, scheduled_at: new Date(NOW - 86_400_000).toISOString() };
      renderApp(`/session/${slug}`, {
        getSession: { status: 200, text: JSON.stringify({ success: true, data }) },
      });
      const isGood = await isShown('form').catch(() => false);
      unmountApp();
      return !isGood;
    });
    expect(failed).toEqual([]);
  });

  test('as the slug under which feedback is stored', async (context) => {
    localStorage.setItem('user_data', '{"id":"7"}');
    const failed = await tryAll(context, LINE, inheritedNames, (slug) => {
      const before = readFeedback('7', slug);
      const saved = saveFeedback('7', slug, { rating: 4, comment: 'Calm' }, new Date(NOW));
      return before !== null || JSON.stringify(readFeedback('7', slug)) !== JSON.stringify(saved);
    });
    expect(failed).toEqual([]);
    expect(inheritedNames.filter((slug) => readFeedback('7', slug) === null)).toEqual([]);
  });

  test.for(operationIds)(
    'in every text of the response to %s',
    { timeout: 240_000 },
    async (operation, context) => {
      const bodies = validResponses(operation).flatMap((body) =>
        sample.map((name) => JSON.stringify(withEveryText(body, name))),
      );
      const failed = await tryAll(context, LINE, bodies, async (text) => {
        await triggerCall[operation]({ status: 200, text });
        const isGood = isHealthy();
        unmountApp();
        return !isGood;
      });
      expect(failed).toEqual([]);
    },
  );

  test(
    'as a query parameter, its value, and the slug in the URL of every page',
    { timeout: 120_000 },
    async (context) => {
      const pages = allRoutes.filter(({ access }) => access !== 'public');
      const opened = pages.flatMap(({ path, access }) => sample.map((name) => ({ path, access, name })));
      const failed = await tryAll(context, LINE, opened, async ({ path, access, name }) => {
        savePendingPhone();
        const search = new URLSearchParams({ tab: name, language: name, [name]: name }).toString();
        renderApp(`${path.replace(':slug', name)}?${search}`, {}, { isSignedIn: access === 'member' });
        const isGood = await isShown('main h1, h1').catch(() => false);
        unmountApp();
        return !isGood;
      });
      expect(failed).toEqual([]);
    },
  );
});

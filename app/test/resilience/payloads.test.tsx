import { examples } from '@janani/api-client/examples';
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unmountApp, renderApp, uncaught } from './render-app.tsx';
import { payloads } from './payloads.ts';
import { triggerCall, until } from './trigger-call.ts';
import { cases, record } from './record.ts';

const { data: session } = examples.getSession.responses[200].openSession;
const [login] = Object.values(examples.logIn.responses[200]);
const PLAIN = 'Plain text';
const STABLE_MS = 20;
const RENDER_TIMEOUT_MS = 2000;
const sample = payloads.filter((_, index) => index % cases(1, 15) === 0);

const text = (data: unknown) => ({
  status: 200,
  text: JSON.stringify({ success: true, message: 'ok', data }),
});
const untilShown = (selector: string, count = 1) =>
  until(() => expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(count));

/** A session's slug picks its drawing. */
const DRAWING = 'data-variant';
/** Every element with the names of its attributes, which no text may change. */
const elementsWithAttributes = () =>
  [...document.body.querySelectorAll('*')].map((element) =>
    [
      element.localName,
      ...element
        .getAttributeNames()
        .filter((name) => name !== DRAWING)
        .toSorted(),
    ].join(' '),
  );
/** The elements of the screen once it is stable. */
const stableElements = async (before: string[] = []): Promise<string[]> => {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, STABLE_MS)));
  const now = elementsWithAttributes();
  return now.join() === before.join() ? now : stableElements(now);
};
/** The lasting difference to the screen with plain text. */
const findDifferences = async (plain: string[]): Promise<string[]> => {
  const differs = () => elementsWithAttributes().join() !== plain.join();
  const end = performance.now() + RENDER_TIMEOUT_MS;
  while (differs() && performance.now() < end) await stableElements();
  if (!differs()) return [];
  const unexpected = elementsWithAttributes().filter((element) => !plain.includes(element));
  return ['other elements than for plain text', ...unexpected];
};
const injectedElements = () => [
  ...[...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
  ),
  ...[...document.querySelectorAll<HTMLElement>('[href], [src], [action], [formaction], [data]')].flatMap(
    (element) =>
      ['href', 'src', 'action', 'formaction', 'data']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((address) => !/^(?:\/(?!\/)|#|tel:|https:\/\/)/.test(address) && address !== ''),
  ),
  ...('xssRan' in window ? ['it ran'] : []),
];

type TextTarget = {
  /** The text fields of the server that it fills. */
  fields: string[];
  /** Shows a screen with one of the texts in each field. */
  show: (texts: string[]) => Promise<unknown>;
  /** The number of texts on one screen. */
  size: number;
};

const targets: TextTarget[] = [
  {
    fields: [
      'session.title',
      'session.description',
      'organiser as text',
      'session.image',
      'enrollment.join_link',
    ],
    size: 1,
    show: async ([one]) => {
      const filled = {
        ...session,
        title: one,
        description: one,
        organiser: one,
        image: one,
        is_enrolled: true,
        enrollment: { status: 'enrolled', join_link: one },
      };
      renderApp('/session/x', { getSession: text(filled) });
      await untilShown('main h1');
    },
  },
  {
    fields: ['session.slug in a list', 'organiser.last_name in a list'],
    size: 6,
    show: async (texts) => {
      const rows = texts.map((one, id) => ({
        ...session,
        id,
        slug: `${one}${id}`,
        title: one,
        image: one,
        organiser: { first_name: one, last_name: one },
      }));
      renderApp('/sessions', { listSessions: text(rows) });
      await untilShown('article', rows.length);
    },
  },
  {
    fields: ['user.first_name', 'user.last_name'],
    size: 1,
    show: ([one]) =>
      triggerCall.logIn(
        text({ ...login!.data, user: { ...login!.data.user, first_name: one, last_name: one } }),
      ),
  },
  {
    fields: ['state.name'],
    size: 60,
    show: async (texts) => {
      await triggerCall.listStates(text(texts.map((name, id) => ({ id: id + 1, name }))));
      // A closed list has no options.
      act(() => document.querySelector<HTMLElement>('[aria-haspopup="listbox"]')?.click());
      await untilShown('[role="option"]', texts.length);
    },
  },
  {
    fields: ['hospital.name'],
    size: 20,
    show: async (texts) => {
      await triggerCall.listHospitals(
        text(texts.map((name, id) => ({ code: `${name}${id}`, name, doctor_count: 1 }))),
      );
      await untilShown('[role="option"]', texts.length);
    },
  },
  {
    fields: ['doctor.doctor'],
    size: 20,
    show: async (texts) => {
      await triggerCall.listDoctors(
        text(texts.map((doctor, id) => ({ doctor_code: `${doctor}${id}`, doctor }))),
      );
      await untilShown('[role="option"]', texts.length);
    },
  },
  {
    fields: ['message of an error'],
    size: 1,
    show: ([message]) =>
      triggerCall.checkPhone({ status: 400, text: JSON.stringify({ success: false, message }) }),
  },
];

const getGroups = (texts: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, group) =>
    texts.slice(group * size, (group + 1) * size),
  );

afterEach(unmountApp);

test('the list has 120 different payloads, for at least 12 fields', () => {
  expect(new Set(payloads).size).toBe(120);
  expect(targets.flatMap(({ fields }) => fields).length).toBeGreaterThanOrEqual(12);
});

test.for(targets)(
  '$fields: every payload stays plain text [T-17, T-30]',
  { timeout: 240_000 },
  async ({ fields, size, show }, context) => {
    const failures: { texts: string[]; errors: unknown[] }[] = [];
    const plainElements = new Map<number, string[]>();
    let shown = '';
    const renderPlain = async (texts: string[]) => {
      await show(texts.map(() => PLAIN));
      plainElements.set(texts.length, await stableElements());
      unmountApp();
    };
    const render = async (texts: string[]) => {
      await show(texts);
      const difference = await findDifferences(plainElements.get(texts.length) ?? []);
      const errors = [...injectedElements(), ...uncaught];
      shown += document.body.textContent;
      unmountApp();
      return { difference, errors };
    };
    for (const texts of getGroups(sample, size)) {
      if (!plainElements.has(texts.length)) await renderPlain(texts);
      let { difference, errors } = await render(texts);
      // A lazy chunk, such as the toast region, may have loaded after the plain text was rendered.
      if (difference.length > 0 && errors.length === 0) {
        await renderPlain(texts);
        ({ difference, errors } = await render(texts));
      }
      const all = [...errors, ...difference];
      if (all.length > 0) failures.push({ texts, errors: all });
    }
    record(context, { line: 4, caseCount: sample.length * fields.length, failureCount: failures.length });
    expect(failures).toEqual([]);
    // The payloads are shown unchanged.
    expect(sample.some((text) => shown.includes(text))).toBe(true);
  },
);

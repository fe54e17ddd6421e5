import { describe, test } from 'vitest';
import type { StateUse } from '../../states.ts';
import { mother } from '../caller.ts';
import { amrut, noHospitals, sunrise } from '../directory-states.ts';
import { positive } from '../matchers.ts';
import { OVER, TO_COME } from '../sample-session.ts';
import { promise } from './promise.ts';
import { sessionOf } from './session-of.ts';

const noSessions: StateUse = { state: 'no sessions', params: {} };
const ok = (data: unknown, more: object = {}) => ({ status: 200, body: { data, ...more } });
const slugs = (...each: string[]) => each.map((slug) => ({ slug }));

describe('call 7, listSessions', () => {
  const ask = (description: string, given: StateUse[], query: Record<string, string>, data: unknown) =>
    promise({
      description: `listSessions: ${description}`,
      by: mother,
      given: [noSessions, ...given],
      request: { method: 'GET', path: '/user/sessions', query },
      answer: ok(data),
    });

  test('AP-08 only those of a state', () =>
    ask(
      'only those of a state',
      [sessionOf('in-another-state', { state_id: 22 }), sessionOf('in-the-state', { state_id: 14 })],
      { state_id: '14' },
      slugs('in-the-state'),
    ));

  test('AP-08 only those of a hospital', () =>
    ask(
      'only those of a hospital',
      [
        sunrise,
        amrut,
        sessionOf('of-another', { hospital: amrut.params.code }),
        sessionOf('of-the-hospital', { hospital: sunrise.params.code }),
      ],
      { hospital: sunrise.params.code },
      slugs('of-the-hospital'),
    ));

  test('AP-08 every filter at once', () => {
    const there = { state_id: 14, hospital: sunrise.params.code };
    return ask(
      'with every filter',
      [
        sunrise,
        amrut,
        sessionOf('all-but-the-text', there),
        sessionOf('all-but-the-state', { ...there, title: 'Vrikshasana', state_id: 22 }),
        sessionOf('all-but-the-hospital', { ...there, title: 'Vrikshasana', hospital: amrut.params.code }),
        sessionOf('all-but-the-time', { ...there, title: 'Vrikshasana', startsAt: OVER }),
        sessionOf('all-of-it', { ...there, title: 'Vrikshasana' }),
      ],
      {
        page: '1',
        limit: '12',
        search: 'vriksh',
        state_id: '14',
        hospital: sunrise.params.code,
        upcoming: 'true',
      },
      slugs('all-of-it'),
    );
  });

  test.each([
    ['a page after the last is empty', { page: '3', limit: '12' }, 0],
    ['twelve where no limit is said', {}, 12],
  ])('AP-08 %s', (what, query, rows) =>
    ask(
      what,
      [{ state: 'sessions in number', params: { count: 13, title: 'Open class', startsAt: TO_COME } }],
      query,
      Array.from({ length: rows }, (_, at) => ({ slug: `class-${String(13 - at).padStart(2, '0')}` })),
    ),
  );
});

describe('call 4, listHospitals', () => {
  const sixty: StateUse = { state: 'hospitals in number', params: { count: 60, name: 'Hospital' } };
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ code: `H-${String(from + at).padStart(2, '0')}` }));

  test('AP-05 the first fifty by name, where nothing is searched for', () =>
    promise({
      description: 'listHospitals: the first fifty by name, without a search',
      given: [sixty],
      request: { method: 'GET', path: '/hospitals' },
      answer: ok(rows(1, 50)),
    }));

  test('AP-05 at most fifty that match', () =>
    promise({
      description: 'listHospitals: at most fifty that match',
      given: [sixty],
      request: { method: 'GET', path: '/hospitals', query: { search: 'hospital' } },
      answer: ok(rows(1, 50)),
    }));

  test('AP-05 a name that matches before a city that does', () =>
    promise({
      description: 'listHospitals: a name that matches stands before a city that does',
      given: [noHospitals, { ...amrut, params: { ...amrut.params, city: 'Sunrise Nagar' } }, sunrise],
      request: { method: 'GET', path: '/hospitals', query: { search: 'Sunrise' } },
      answer: ok([{ code: sunrise.params.code }, { code: amrut.params.code }]),
    }));
});

describe('call 6, listStates', () => {
  const given: StateUse[] = [
    { state: 'no such country', params: { country: 2 } },
    { state: 'a country with states', params: { country: 2, names: ['Lumbini', 'Bagmati', 'Koshi'] } },
  ];
  const ask = (
    description: string,
    query: Record<string, string> | undefined,
    names: string[],
    pagination: object,
  ) =>
    promise({
      description: `listStates: ${description}`,
      given,
      request: { method: 'GET', path: '/countries/2/states', ...(query ? { query } : {}) },
      answer: ok(
        names.map((name) => ({ id: positive(7), name })),
        { pagination },
      ),
    });

  test('AP-07 the first page, by name', () =>
    ask('the first page of another country, by name', { page: '1', limit: '2' }, ['Bagmati', 'Koshi'], {
      page: 1,
      limit: 2,
      total: 3,
      total_pages: 2,
    }));

  test('AP-07 the last page', () =>
    ask('the last page of another country', { page: '2', limit: '2' }, ['Lumbini'], {
      page: 2,
      limit: 2,
      total: 3,
      total_pages: 2,
    }));

  test('AP-07 the first fifty, where no page is asked for', () =>
    ask('without page and limit', undefined, ['Bagmati', 'Koshi', 'Lumbini'], {
      page: 1,
      limit: 50,
      total: 3,
      total_pages: 1,
    }));
});

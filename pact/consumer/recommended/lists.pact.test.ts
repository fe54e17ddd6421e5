import { describe, test } from 'vitest';
import type { ProviderState } from '../../states.ts';
import { bearer } from '../caller.ts';
import { amrut, sunrise } from '../hospital-states.ts';
import { constrainedArrayLike, positive, text } from '../matchers.ts';
import { PAST, sessions } from '../sample-session.ts';
import { user } from '../user-states.ts';
import { recordRecommended } from './record-recommended.ts';

const createSuccess = (data: unknown, extraFields: object = {}) => ({
  status: 200,
  body: { data, ...extraFields },
});

// Keyboards enter composed or decomposed letters, which have different code points.
const TITLE = 'ज़ीरा Café';
const search = '\u095B\u0940\u0930\u093E Cafe\u0301';

describe('listSessions, GET /user/sessions', () => {
  const expectResponse = (
    description: string,
    given: ProviderState[],
    query: Record<string, string>,
    slug: string,
  ) =>
    recordRecommended({
      description: `listSessions: ${description}`,
      caller: bearer('userToken'),
      given: [...given, user()],
      request: { method: 'GET', path: '/user/sessions', query },
      response: createSuccess([{ slug }]),
    });
  const hospital = sunrise.params.code;
  const filteredSession = { title: 'Vrikshasana', state_id: 14, hospital };

  test('the filter by state returns only its sessions (AP-08)', () =>
    expectResponse(
      'only those of a state',
      [sessions({ slug: 'in-another', state_id: 22 }, { slug: 'in-the-state', state_id: 14 })],
      { state_id: '14' },
      'in-the-state',
    ));

  test('the filter by hospital returns only its sessions (AP-08)', () =>
    expectResponse(
      'only those of a hospital',
      [
        sunrise,
        amrut,
        sessions({ slug: 'of-another', hospital: amrut.params.code }, { slug: 'of-the-hospital', hospital }),
      ],
      { hospital },
      'of-the-hospital',
    ));

  test('all filters together return only sessions that match each of them (AP-08)', () =>
    expectResponse(
      'with every filter',
      [
        sunrise,
        sessions(
          { slug: 'all-but-the-state', ...filteredSession, state_id: 22 },
          { slug: 'all-but-the-time', ...filteredSession, startsAt: PAST },
          { slug: 'all-of-it', ...filteredSession },
        ),
      ],
      { page: '1', limit: '12', search: 'vriksh', state_id: '14', hospital, upcoming: 'true' },
      'all-of-it',
    ));

  test('a search finds composed and decomposed letters alike (SE-07)', () =>
    expectResponse(
      'found by decomposed letters',
      [sessions({ slug: 'cafe', title: TITLE }, { slug: 'other', title: 'Rest' })],
      { search },
      'cafe',
    ));
});

describe('listHospitals, GET /hospitals', () => {
  const expectResponse = (description: string, given: ProviderState[], searched: string, data: unknown) =>
    recordRecommended({
      description: `listHospitals: ${description}`,
      given,
      request: { method: 'GET', path: '/hospitals', query: { search: searched } },
      response: createSuccess(data),
    });
  const withName = (name: string): ProviderState => ({ ...amrut, params: { ...amrut.params, name } });

  test('a search returns at most fifty hospitals (AP-05)', () =>
    expectResponse(
      'at most fifty that match',
      [{ state: 'many hospitals exist', params: { count: 51, name: 'Hospital' } }],
      'hospital',
      constrainedArrayLike({ code: text('H-01') }, 1, 50, 1),
    ));

  test('a name that matches stands before a city that does (AP-05)', () =>
    expectResponse(
      'a name that matches stands before a city that does',
      [{ ...amrut, params: { ...amrut.params, city: 'Sunrise Nagar' } }, sunrise],
      'Sunrise',
      [{ code: sunrise.params.code }, { code: amrut.params.code }],
    ));

  test('a search finds composed and decomposed letters alike (AP-05)', () =>
    expectResponse('found by decomposed letters', [withName(TITLE)], search, [{ code: amrut.params.code }]));
});

describe('listDoctors, GET /hospitals/{id}/doctors', () => {
  const doctor_code = 'MH-0003-D01';
  const given = (...doctors: { doctor_code: string; doctor: string }[]): ProviderState => ({
    ...amrut,
    params: { ...amrut.params, doctors },
  });
  const path = `/hospitals/${amrut.params.code}/doctors`;

  test('a hospital without doctors has an empty list (AP-06)', () =>
    recordRecommended({
      description: 'listDoctors: a hospital without doctors',
      given: [given()],
      request: { method: 'GET', path },
      response: createSuccess([]),
    }));

  test('a search finds composed and decomposed letters alike (AP-06)', () =>
    recordRecommended({
      description: 'listDoctors: found by decomposed letters',
      given: [given({ doctor_code, doctor: TITLE })],
      request: { method: 'GET', path, query: { search } },
      response: createSuccess([{ doctor_code }]),
    }));
});

describe('listStates, GET /countries/{id}/states', () => {
  test.each([
    ['1', ['Bagmati', 'Koshi']],
    ['2', ['Lumbini']],
  ])('page %s of another country is sorted by name (AP-07)', (page, names) =>
    recordRecommended({
      description: `listStates: page ${page} of another country, by name`,
      given: [
        { state: 'a country has states', params: { country: 2, names: ['Lumbini', 'Bagmati', 'Koshi'] } },
      ],
      request: { method: 'GET', path: '/countries/2/states', query: { page, limit: '2' } },
      response: createSuccess(
        names.map((name) => ({ id: positive(7), name })),
        { pagination: { page: Number(page), limit: 2, total: 3, total_pages: 2 } },
      ),
    }),
  );
});

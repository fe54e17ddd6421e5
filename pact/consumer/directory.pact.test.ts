import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { mother, motherWhoseSignInExpired } from './caller.ts';
import { exchange } from './exchange.ts';
import { eachLike, equal, given, integer, sentence, text } from './matchers.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const unauthenticated = { status: 401, body: { message: sentence(EXPIRED) } };

const [sunrise, , newLife] = examples.listHospitals.answers['200'].byName.data;

describe('call 4, listHospitals', () => {
  const path = '/hospitals';

  test('AP-05 AP-14 a guest finds a hospital with its number of doctors', () =>
    exchange(
      {
        description: 'listHospitals: a hospital with doctors',
        given: [
          { state: 'a hospital with doctors', params: { code: sunrise.code, doctor: 'Dr Kavita Rao' } },
        ],
        request: { method: 'GET', path, query: { search: given('hospitalSearch', 'Sunrise Mother') } },
        answer: {
          status: 200,
          body: {
            data: eachLike({
              code: equal(sunrise.code),
              name: text(sunrise.name),
              doctor_count: integer(sunrise.doctor_count),
            }),
          },
        },
      },
      async (client) => expect(await client.listHospitals({ search: 'Sunrise Mother' })).toEqual([sunrise]),
    ));

  test('AP-14 a hospital whose doctors are not listed has no number of them', () =>
    exchange(
      {
        description: 'listHospitals: a hospital without doctors',
        given: [{ state: 'a hospital without doctors', params: { code: newLife.code } }],
        request: { method: 'GET', path, query: { search: given('hospitalSearch', 'New Life Mother') } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: equal(newLife.code), name: text(newLife.name) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'New Life Mother' })).toEqual([
          { ...newLife, doctor_count: undefined },
        ]),
    ));

  test('T-15 a signed-in mother searches with her token', () =>
    exchange(
      {
        description: 'listHospitals: by a signed-in mother',
        by: mother,
        given: [{ state: 'hospitals exist', params: { search: 'mother' } }],
        request: { method: 'GET', path, query: { search: 'mother' } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: text(sunrise.code), name: text(sunrise.name) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'mother' })).toMatchObject([{ code: sunrise.code }]),
    ));

  test('AP-05 nothing found is an empty list', () =>
    exchange(
      {
        description: 'listHospitals: nothing found',
        given: [{ state: 'no hospitals match', params: { search: 'zzzz' } }],
        request: { method: 'GET', path, query: { search: 'zzzz' } },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) => expect(await client.listHospitals({ search: 'zzzz' })).toEqual([]),
    ));

  test('SU-30 a refusal brings the message', () =>
    exchange(
      {
        description: 'listHospitals: a token that does not hold',
        by: motherWhoseSignInExpired,
        request: { method: 'GET', path, query: { search: 'mother' } },
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.listHospitals({ search: 'mother' })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: EXPIRED,
        }),
    ));
});

describe('call 5, listDoctors', () => {
  const [doctor] = examples.listDoctors.answers['200'].byName.data;
  const hospital = {
    state: 'a hospital with doctors',
    params: { code: sunrise.code, doctor: doctor.doctor },
  } as const;
  const doctors = eachLike({ doctor_code: text(doctor.doctor_code), doctor: text(doctor.doctor) });

  test('AP-06 AP-15 all doctors of a hospital', () =>
    exchange(
      {
        description: 'listDoctors: all of a hospital',
        given: [hospital],
        request: { method: 'GET', path: `/hospitals/${sunrise.code}/doctors` },
        answer: { status: 200, body: { data: doctors } },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: sunrise.code })).toEqual([doctor]),
    ));

  test('AP-06 T-15 a signed-in mother searches by name', () =>
    exchange(
      {
        description: 'listDoctors: by name, by a signed-in mother',
        by: mother,
        given: [hospital],
        request: { method: 'GET', path: `/hospitals/${sunrise.code}/doctors`, query: { search: 'kavita' } },
        answer: { status: 200, body: { data: doctors } },
      },
      async (client) =>
        expect(await client.listDoctors({ hospitalCode: sunrise.code, search: 'kavita' })).toEqual([doctor]),
    ));

  test('AP-06 a hospital without doctors has an empty list', () =>
    exchange(
      {
        description: 'listDoctors: a hospital without doctors',
        given: [{ state: 'a hospital without doctors', params: { code: newLife.code } }],
        request: { method: 'GET', path: `/hospitals/${newLife.code}/doctors` },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: newLife.code })).toEqual([]),
    ));

  test('SU-31 an unknown hospital is not found, with the message', () => {
    const { message } = examples.listDoctors.answers['404'].unknownHospital;
    return exchange(
      {
        description: 'listDoctors: an unknown hospital',
        given: [{ state: 'no hospital has the code', params: { code: 'XX-9999' } }],
        request: { method: 'GET', path: '/hospitals/XX-9999/doctors' },
        answer: { status: 404, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.listDoctors({ hospitalCode: 'XX-9999' })).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: message,
        }),
    );
  });
});

describe('call 6, listStates', () => {
  const [state] = examples.listStates.answers['200'].india.data;
  const india = { state: 'a country with states', params: { country: 1 } } as const;
  const request = { method: 'GET', path: '/countries/1/states', query: { limit: '500', page: '1' } } as const;
  // The app does not look at `pagination`: one page holds every state.
  const answer = { status: 200, body: { data: eachLike({ id: integer(state.id), name: text(state.name) }) } };

  test('SU-16 AP-07 AP-16 the states of India, for a guest', () =>
    exchange({ description: 'listStates: India', given: [india], request, answer }, async (client) =>
      expect(await client.listStates()).toEqual([state]),
    ));

  test('T-15 the states of India, for a signed-in mother', () =>
    exchange(
      {
        description: 'listStates: India, by a signed-in mother',
        by: mother,
        given: [india],
        request,
        answer,
      },
      async (client) => expect(await client.listStates()).toEqual([state]),
    ));

  test('AP-07 an unknown country is not found', () => {
    const { message } = examples.listStates.answers['404'].unknownCountry;
    return exchange(
      {
        description: 'listStates: an unknown country',
        given: [{ state: 'no such country', params: { country: 999 } }],
        request: { ...request, path: '/countries/999/states' },
        answer: { status: 404, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.listStates({ countryId: 999 })).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: message,
        }),
    );
  });

  test('T-15 a token that does not hold is refused here too', () =>
    exchange(
      {
        description: 'listStates: a token that does not hold',
        by: motherWhoseSignInExpired,
        request,
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.listStates()).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: EXPIRED,
        }),
    ));
});

import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { mother, motherWhoseSignInExpired } from './caller.ts';
import { amrut, farah, india, kavita, newLife, noHospitals, sunrise } from './directory-states.ts';
import { exchange } from './exchange.ts';
import {
  arrayContaining,
  constrainedArrayLike,
  eachLike,
  equal,
  number,
  oneOf,
  positive,
  sentence,
} from './matchers.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const unauthenticated = { status: 401, body: { message: sentence(EXPIRED) } };

describe('call 4, listHospitals', () => {
  const path = '/hospitals';
  const { code, name } = sunrise.params;

  test('AP-05 AP-14 a guest finds a hospital with its number of doctors', () =>
    exchange(
      {
        description: 'listHospitals: found by a part of the name, with its number of doctors',
        given: [noHospitals, amrut, sunrise, newLife],
        request: { method: 'GET', path, query: { search: 'sunrise moth' } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: equal(code), name: equal(name), doctor_count: number(2) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'sunrise moth' })).toEqual([
          { code, name, doctor_count: 2 },
        ]),
    ));

  test('AP-14 a hospital whose doctors are not listed needs no number of them', () =>
    exchange(
      {
        description: 'listHospitals: a hospital without doctors',
        given: [noHospitals, amrut, newLife],
        request: { method: 'GET', path, query: { search: 'New Life Mother' } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: equal(newLife.params.code), name: equal(newLife.params.name) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'New Life Mother' })).toEqual([
          { code: newLife.params.code, name: newLife.params.name, doctor_count: undefined },
        ]),
    ));

  test('AP-05 a hospital is found by a name in Devanagari', () => {
    const maa = { ...newLife, params: { ...newLife.params, code: 'MH-0004', name: 'माँ और शिशु अस्पताल' } };
    return exchange(
      {
        description: 'listHospitals: found by a name in Devanagari',
        given: [noHospitals, amrut, maa],
        request: { method: 'GET', path, query: { search: 'शिशु' } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: equal(maa.params.code), name: equal(maa.params.name) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'शिशु' })).toMatchObject([{ code: 'MH-0004' }]),
    );
  });

  test('T-15 a signed-in mother searches by the city, with a bearer', () =>
    exchange(
      {
        description: 'listHospitals: found by the city, by a signed-in mother',
        by: mother,
        given: [noHospitals, sunrise, amrut],
        request: { method: 'GET', path, query: { search: 'satar' } },
        answer: {
          status: 200,
          body: { data: eachLike({ code: equal(amrut.params.code), name: equal(amrut.params.name) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'satar' })).toMatchObject([{ code: amrut.params.code }]),
    ));

  test('AP-05 nothing found is an empty list', () =>
    exchange(
      {
        description: 'listHospitals: nothing found',
        given: [{ state: 'no hospitals match', params: { search: 'zzzz' } }, amrut],
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
        given: [sunrise],
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
  const { code } = sunrise.params;
  const path = `/hospitals/${code}/doctors`;
  const eitherDoctor = {
    doctor_code: oneOf(kavita.doctor_code, farah.doctor_code),
    doctor: oneOf(kavita.doctor, farah.doctor),
  };

  test('AP-06 AP-15 all doctors of a hospital, and none of another', () =>
    exchange(
      {
        description: 'listDoctors: all of a hospital',
        given: [sunrise, amrut],
        request: { method: 'GET', path },
        answer: { status: 200, body: { data: constrainedArrayLike(eitherDoctor, 2, 2, 2) } },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: code })).toEqual([kavita, kavita]),
    ));

  test('AP-15 each doctor has the code of that doctor', () =>
    exchange(
      {
        description: 'listDoctors: each with the own code',
        given: [sunrise, amrut],
        request: { method: 'GET', path },
        answer: {
          status: 200,
          body: {
            data: arrayContaining(
              ...[kavita, farah].map(({ doctor_code, doctor }) => ({
                doctor_code: equal(doctor_code),
                doctor: equal(doctor),
              })),
            ),
          },
        },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: code })).toEqual([kavita, farah]),
    ));

  test('AP-06 a code that has to be encoded in the address', () => {
    const doctor = { doctor_code: 'PN-01-D01', doctor: 'डॉ. मीरा पाटिल' };
    const pune = { code: 'पुणे 01', name: 'पुणे अस्पताल', city: 'Pune', doctors: [doctor] };
    return exchange(
      {
        description: 'listDoctors: a code that is encoded in the address',
        given: [{ state: 'a hospital with these doctors', params: pune }],
        request: {
          method: 'GET',
          path: `/hospitals/${encodeURIComponent(pune.code)}/doctors`,
          query: { search: 'मीरा' },
        },
        answer: {
          status: 200,
          body: {
            data: eachLike({ doctor_code: equal(doctor.doctor_code), doctor: equal(doctor.doctor) }),
          },
        },
      },
      async (client) =>
        expect(await client.listDoctors({ hospitalCode: pune.code, search: 'मीरा' })).toEqual([doctor]),
    );
  });

  test('AP-06 T-15 a signed-in mother searches by name', () =>
    exchange(
      {
        description: 'listDoctors: by name, by a signed-in mother',
        by: mother,
        given: [sunrise, amrut],
        request: { method: 'GET', path, query: { search: 'farah' } },
        answer: {
          status: 200,
          body: {
            data: eachLike({ doctor_code: equal(farah.doctor_code), doctor: equal(farah.doctor) }),
          },
        },
      },
      async (client) =>
        expect(await client.listDoctors({ hospitalCode: code, search: 'farah' })).toEqual([farah]),
    ));

  test('AP-06 a hospital without doctors has an empty list', () =>
    exchange(
      {
        description: 'listDoctors: a hospital without doctors',
        given: [newLife, amrut],
        request: { method: 'GET', path: `/hospitals/${newLife.params.code}/doctors` },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: newLife.params.code })).toEqual([]),
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

  test('SU-31 a token that does not hold is refused here too', () =>
    exchange(
      {
        description: 'listDoctors: a token that does not hold',
        by: motherWhoseSignInExpired,
        given: [sunrise],
        request: { method: 'GET', path },
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.listDoctors({ hospitalCode: code })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: EXPIRED,
        }),
    ));
});

describe('call 6, listStates', () => {
  const request = { method: 'GET', path: '/countries/1/states', query: { limit: '500', page: '1' } } as const;
  const states = [
    { id: 14, name: 'Maharashtra' },
    { id: 22, name: 'Tamil Nadu' },
    { id: 32, name: 'Delhi' },
  ];
  // The app does not look at `pagination`: one page holds every state.
  const answer = {
    status: 200,
    body: {
      data: arrayContaining(...states.map(({ id, name }) => ({ id: positive(id), name: equal(name) }))),
    },
  };

  test('SU-16 AP-07 AP-16 the states of India, for a guest', () =>
    exchange({ description: 'listStates: India', given: [india], request, answer }, async (client) =>
      expect(await client.listStates()).toEqual(states),
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
      async (client) => expect(await client.listStates()).toEqual(states),
    ));

  test('AP-07 an unknown country is not found', () => {
    const { message } = examples.listStates.answers['404'].unknownCountry;
    return exchange(
      {
        description: 'listStates: an unknown country',
        given: [india, { state: 'no such country', params: { country: 999 } }],
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
        given: [india],
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

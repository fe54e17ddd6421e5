import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { bearer } from './caller.ts';
import { amrut, farah, india, kavita, pune, sunrise } from './hospital-states.ts';
import { testInteraction } from './record-interaction.ts';
import { arrayContaining, eachLike, equal, number, positive, messageText } from './matchers.ts';
import { user } from './user-states.ts';

describe('listHospitals, GET /hospitals', () => {
  const createSearch = (text: string) =>
    ({ method: 'GET', path: '/hospitals', query: { search: text } }) as const;

  test('a guest finds a hospital by a part of its name, with its number of doctors (AP-05, AP-14)', () => {
    const { code, name } = sunrise.params;
    return testInteraction(
      {
        description: 'listHospitals: found by a part of the name, with the number of doctors',
        given: [sunrise, amrut],
        request: createSearch('sunrise moth'),
        response: {
          status: 200,
          body: { data: eachLike({ code: equal(code), name: equal(name), doctor_count: number(2) }) },
        },
      },
      async (client) =>
        expect(await client.listHospitals({ search: 'sunrise moth' })).toEqual([
          { code, name, doctor_count: 2 },
        ]),
    );
  });

  test('a signed-in user finds a hospital by its city, in Devanagari (AP-05, T-15)', () => {
    const { code, name } = pune.params;
    return testInteraction(
      {
        description: 'listHospitals: found by the city in Devanagari, by a signed-in user',
        caller: bearer('userToken'),
        given: [user(), pune],
        request: createSearch('पुणे'),
        response: { status: 200, body: { data: eachLike({ code: equal(code), name: equal(name) }) } },
      },
      async (client) => expect(await client.listHospitals({ search: 'पुणे' })).toMatchObject([{ code, name }]),
    );
  });

  test('a search without results returns an empty list (AP-05)', () =>
    testInteraction(
      {
        description: 'listHospitals: nothing found',
        given: [amrut],
        request: createSearch('zzzz'),
        response: { status: 200, body: { data: [] } },
      },
      async (client) => expect(await client.listHospitals({ search: 'zzzz' })).toEqual([]),
    ));
});

describe('listDoctors, GET /hospitals/{id}/doctors', () => {
  const { code } = sunrise.params;
  const path = `/hospitals/${code}/doctors`;
  const matchDoctor = ({ doctor_code, doctor }: typeof farah) => ({
    doctor_code: equal(doctor_code),
    doctor: equal(doctor),
  });

  test('a hospital returns its doctors, each with a code (AP-06, AP-15)', () =>
    testInteraction(
      {
        description: 'listDoctors: all of a hospital',
        given: [sunrise, amrut],
        request: { method: 'GET', path },
        response: { status: 200, body: { data: arrayContaining(matchDoctor(kavita), matchDoctor(farah)) } },
      },
      async (client) => expect(await client.listDoctors({ hospitalCode: code })).toEqual([kavita, farah]),
    ));

  test('a search by a part of the name finds a doctor of the hospital, and none of another hospital (AP-06)', () =>
    testInteraction(
      {
        description: 'listDoctors: found by a part of the name',
        given: [sunrise, amrut],
        request: { method: 'GET', path, query: { search: 'farah' } },
        response: { status: 200, body: { data: [matchDoctor(farah)] } },
      },
      async (client) =>
        expect(await client.listDoctors({ hospitalCode: code, search: 'farah' })).toEqual([farah]),
    ));

  test('a hospital code that is percent-encoded in the URL finds the doctors, for a signed-in user (AP-06, T-15)', () => {
    const [meera] = pune.params.doctors;
    return testInteraction(
      {
        description: 'listDoctors: a code that is encoded in the address, by a signed-in user',
        caller: bearer('userToken'),
        given: [user(), pune],
        request: {
          method: 'GET',
          path: `/hospitals/${encodeURIComponent(pune.params.code)}/doctors`,
          query: { search: 'मीरा' },
        },
        response: { status: 200, body: { data: [matchDoctor(meera!)] } },
      },
      async (client) =>
        expect(await client.listDoctors({ hospitalCode: pune.params.code, search: 'मीरा' })).toEqual([meera]),
    );
  });

  test('an unknown hospital: 404 with the message (SU-31)', () => {
    const { message } = examples.listDoctors.responses['404'].unknownHospital;
    return testInteraction(
      {
        description: 'listDoctors: an unknown hospital',
        given: [amrut],
        request: { method: 'GET', path: '/hospitals/XX-9999/doctors' },
        response: { status: 404, body: { message: messageText(message) } },
      },
      async (client) =>
        expect(client.listDoctors({ hospitalCode: 'XX-9999' })).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: message,
        }),
    );
  });
});

describe('listStates, GET /countries/{id}/states', () => {
  const request = { method: 'GET', path: '/countries/1/states', query: { limit: '500', page: '1' } } as const;
  const states = [
    { id: 14, name: 'Maharashtra' },
    { id: 22, name: 'Tamil Nadu' },
    { id: 32, name: 'Delhi' },
  ];
  // The app does not read `pagination`, because one page contains every state.
  const response = {
    status: 200,
    body: {
      data: arrayContaining(...states.map(({ id, name }) => ({ id: positive(id), name: equal(name) }))),
    },
  };

  test('a guest gets the states of India (SU-16, AP-07, AP-16)', () =>
    testInteraction({ description: 'listStates: India', given: [india], request, response }, async (client) =>
      expect(await client.listStates()).toEqual(states),
    ));

  test('a signed-in user gets the states of India (T-15)', () =>
    testInteraction(
      {
        description: 'listStates: India, by a signed-in user',
        caller: bearer('userToken'),
        given: [user(), india],
        request,
        response,
      },
      async (client) => expect(await client.listStates()).toEqual(states),
    ));
});

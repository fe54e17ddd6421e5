import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { sendRequest, getData, getToken } from './send.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());
const token = getToken();
const startsAt = '2036-05-21T18:30:00+05:30';

describe('states with rows that match and rows that do not', () => {
  it('a hospital has these doctors and no other', async () => {
    const doctors = [{ doctor_code: 'T-1', doctor: 'Dr Asha Rao' }];
    const params = { code: 'MH-0001', name: 'Sunrise', city: 'Wai', doctors };
    sandbox.setProviderState({ state: 'a hospital with these doctors', params });
    expect(getData(await sendRequest(sandbox, 'GET /hospitals/MH-0001/doctors'))).toEqual(doctors);
    const matches = getData(await sendRequest(sandbox, 'GET /hospitals?search=wai'));
    expect(matches).toContainEqual({ code: 'MH-0001', name: 'Sunrise', doctor_count: 1 });
  });

  it('hospitals and sessions have the given number and no others, in reverse order of insertion', async () => {
    sandbox.setProviderState({ state: 'hospitals in number', params: { count: 3, name: 'Home' } });
    const hospitals = getData<{ code: string }>(await sendRequest(sandbox, 'GET /hospitals'));
    expect(hospitals.map(({ code }) => code)).toEqual(['H-01', 'H-02', 'H-03']);
    sandbox.setProviderState({ state: 'sessions in number', params: { count: 3, title: 'Class', startsAt } });
    const sessions = getData<{ slug: string }>(
      await sendRequest(sandbox, 'GET /user/sessions?upcoming=true', { token }),
    );
    expect(sessions.map(({ slug }) => slug)).toEqual(['class-01', 'class-02', 'class-03']);
  });

  it('a session has the given start time, and is listed only for its Indian state', async () => {
    sandbox.setProviderState({
      state: 'a session exists',
      params: { slug: 'there', startsAt, state_id: 22 },
    });
    const { body } = await sendRequest(sandbox, 'GET /user/sessions/there', { token });
    expect(body['data']).toMatchObject({ scheduled_at: startsAt });
    const slugs = async (state: number) =>
      getData<{ slug: string }>(
        await sendRequest(sandbox, `GET /user/sessions?limit=100&upcoming=true&state_id=${state}`, { token }),
      ).map(({ slug }) => slug);
    expect([(await slugs(22)).includes('there'), (await slugs(14)).includes('there')]).toEqual([true, false]);
  });

  it('another country has exactly the given states, sorted by name', async () => {
    const params = { country: 2, names: ['Lumbini', 'Bagmati'] };
    sandbox.setProviderState({ state: 'a country with states', params });
    const names = getData<{ name: string }>(await sendRequest(sandbox, 'GET /countries/2/states'));
    expect(names.map(({ name }) => name)).toEqual(['Bagmati', 'Lumbini']);
  });
});

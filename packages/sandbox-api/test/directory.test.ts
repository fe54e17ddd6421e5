import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';
import { sendRequest, getData } from './send.ts';

const sandbox = createSandbox();
type Hospital = { code: string; name: string; doctor_count?: number };
const hospitals = async (search?: string) =>
  getData<Hospital>(
    await sendRequest(
      sandbox,
      `GET /hospitals${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`,
    ),
  );

describe('hospitals [AP-05, AP-14]', () => {
  it('are the first fifty by name without a search', async () => {
    const all = await hospitals();
    expect(all.length).toBe(50);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    expect(await hospitals('')).toEqual(all);
    expect(await hospitals('   ')).toEqual(all);
  });

  it('match by a substring of the name, in any case, and by the city', async () => {
    const matches = await hospitals('SUNRISE moth');
    expect(matches).toEqual([{ code: 'MH-0001', name: 'Sunrise Mother & Child Centre', doctor_count: 18 }]);
    expect((await hospitals('pune')).map(({ code }) => code)).toContain('MH-0001');
    expect((await hospitals('मातृछाया')).map(({ code }) => code)).toEqual(['MH-0005']);
  });

  it('are sorted by match: name, then a word of it, then within a word, then the city', async () => {
    const store = openStore(':memory:', new Date());
    const rows = [
      ['T-1', 'Qaz Home', 'Wai'],
      ['T-2', 'Big Qaz Home', 'Wai'],
      ['T-3', 'Bigqaz Home', 'Wai'],
      ['T-4', 'A Home', 'Qaz'],
      ['T-5', 'Qaz Birth Centre', 'Wai'],
    ] as const;
    store.hospitals.addAll(rows.map(([code, name, city]) => ({ code, name, city, state_id: 14 })));
    const codes = store.hospitals.search('qaz', 50).map(({ code }) => code);
    expect(codes).toEqual(['T-5', 'T-1', 'T-2', 'T-3', 'T-4']);
    expect(store.hospitals.search('qaz', 2).length).toBe(2);
    store.close();
  });

  it.each(['%', '_', '\\', '%%', '%s', 'S_nrise', "'", '"', '; drop table hospitals'])(
    'takes %s literally',
    async (search) => {
      const matches = await hospitals(search);
      for (const { name } of matches) expect(name).toContain(search);
      if (search !== "'") expect(matches).toEqual([]);
    },
  );

  it('omit doctor_count without a list of doctors', async () => {
    const [hospital] = await hospitals('New Life Mother');
    expect(hospital).toEqual({ code: 'MH-0003', name: 'New Life Mother & Baby Hospital' });
    expect((await sendRequest(sandbox, 'GET /hospitals/MH-0003/doctors')).body['data']).toEqual([]);
  });
});

describe('doctors [AP-06, AP-15]', () => {
  it('are as many as the doctor_count of their hospital', async () => {
    for (const { code, doctor_count } of await hospitals('Pune')) {
      const doctors = getData(await sendRequest(sandbox, `GET /hospitals/${code}/doctors`));
      expect(doctors.length).toBe(doctor_count ?? 0);
    }
  });

  it('match by a substring of the name, in any case', async () => {
    const matches = getData(await sendRequest(sandbox, 'GET /hospitals/MH-0001/doctors?search=KAVITA'));
    expect(matches).toEqual([{ doctor_code: 'MH-0001-D01', doctor: 'Dr Kavita Rao' }]);
    expect(getData(await sendRequest(sandbox, 'GET /hospitals/MH-0001/doctors?search=%25'))).toEqual([]);
  });
});

describe('states [AP-07, AP-16]', () => {
  beforeEach(() => sandbox.reset());
  const states = (query: string) => sendRequest(sandbox, `GET /countries/1/states${query}`);

  it('are paged, by name, each of them once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => states(`?limit=15&page=${page}`)));
    const names = pages.flatMap((page) => getData<{ name: string }>(page).map(({ name }) => name));
    expect(pages.map((page) => getData(page).length)).toEqual([15, 15, 6]);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(36);
    expect(pages[0]!.body['pagination']).toEqual({ page: 1, limit: 15, total: 36, total_pages: 3 });
  });

  it('are fifty per page by default, and none beyond the last page', async () => {
    expect((await states('')).body['pagination']).toEqual({ page: 1, limit: 50, total: 36, total_pages: 1 });
    expect(getData(await states('?page=9'))).toEqual([]);
  });
});

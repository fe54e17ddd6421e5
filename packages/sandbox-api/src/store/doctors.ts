import type { Database } from './database.ts';
import { toContainsPattern } from './like-pattern.ts';

export type DoctorRow = { code: string; hospital_code: string; name: string };
type ListedDoctor = { doctor_code: string; doctor: string };

export function createDoctorTable(database: Database) {
  // One statement: to bind thousands of rows takes a page's engine a tenth of a second.
  const addAll = database.prepare(`
    insert into doctors (code, hospital_code, name)
    select value ->> 'code', value ->> 'hospital_code', value ->> 'name' from json_each(:rows) where true
    on conflict (code) do nothing`);
  const worksAt = database.prepare('select 1 from doctors where code = ? and hospital_code = ?');
  const search = database.prepare(String.raw`
    select code as doctor_code, name as doctor from doctors
    where hospital_code = :hospital and name like :text escape '\'
    order by code`);

  return {
    /** Does nothing for a code that is taken. */
    addAll: (rows: readonly DoctorRow[]) => void addAll.run({ rows: JSON.stringify(rows) }),
    worksAt: (code: string, hospital: string | undefined) => worksAt.get(code, hospital ?? '') !== undefined,
    /** In the hospital's own order. */
    search: (hospital: string, text: string | undefined) =>
      search.all({ hospital, text: toContainsPattern(text) }) as ListedDoctor[],
  };
}

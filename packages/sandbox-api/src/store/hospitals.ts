import type { Database } from './database.ts';
import { toContainsPattern, escapeLike } from './like-pattern.ts';

export type HospitalRow = { code: string; name: string; city: string; state_id: number };
type ListedHospital = { code: string; name: string; doctor_count?: number };
type Match = Required<ListedHospital>;

/** A hospital without a list of doctors has no `doctor_count`. */
const toListedHospital = ({ code, name, doctor_count }: Match): ListedHospital =>
  doctor_count === 0 ? { code, name } : { code, name, doctor_count };

export function createHospitalTable(database: Database) {
  const addAll = database.prepare(`
    insert into hospitals (code, name, city, state_id)
    select value ->> 'code', value ->> 'name', value ->> 'city', value ->> 'state_id'
    from json_each(:rows) where true
    on conflict (code) do nothing`);
  const exists = database.prepare('select 1 from hospitals where code = ?');
  const remove = database.prepare('delete from hospitals where code = ?');
  const removeMatching = database.prepare(
    String.raw`delete from hospitals where name like :text escape '\' or city like :text escape '\'`,
  );
  // Best match first: the name begins with the text, then one of its words does, then the name contains it, then the
  // city.
  const search = database.prepare(String.raw`
    select code, name, (select count(*) from doctors where hospital_code = hospitals.code) as doctor_count
    from hospitals
    where name like :anywhere escape '\' or city like :anywhere escape '\'
    order by
      case
        when name like :start escape '\' then 0
        when name like :word escape '\' then 1
        when name like :anywhere escape '\' then 2
        else 3
      end,
      name, code
    limit :limit`);

  return {
    /** Does nothing for a code that is taken. */
    addAll: (rows: readonly HospitalRow[]) => void addAll.run({ rows: JSON.stringify(rows) }),
    exists: (code: string) => exists.get(code) !== undefined,
    remove: (code: string) => void remove.run(code),
    removeMatching: (text: string) => void removeMatching.run({ text: toContainsPattern(text) }),
    /** By name or city, best match first. */
    search: (text: string | undefined, limit: number) => {
      const rows = search.all({
        anywhere: toContainsPattern(text),
        start: `${escapeLike(text) ?? ''}%`,
        word: `% ${escapeLike(text) ?? ''}%`,
        limit,
      });
      return (rows as Match[]).map(toListedHospital);
    },
  };
}

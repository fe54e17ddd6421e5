import type { Database } from './database.ts';

export type StateRow = { id: number; country_id: number; code: string; name: string };
type State = Pick<StateRow, 'id' | 'name'>;

export function createStateTable(database: Database) {
  const add = database.prepare(
    'insert into states (id, country_id, code, name) values (:id, :country_id, :code, :name)',
  );
  const count = database.prepare('select count(*) as total from states where country_id = ?');
  const exists = database.prepare('select 1 from states where id = ?');
  const removeByCountry = database.prepare('delete from states where country_id = ?');
  const page = database.prepare(
    'select id, name from states where country_id = :country order by name limit :limit offset :offset',
  );
  return {
    add: (row: StateRow) => void add.run(row),
    count: (country: number) => (count.get(country) as { total: number }).total,
    removeByCountry: (country: number) => void removeByCountry.run(country),
    exists: (id: number) => exists.get(id) !== undefined,
    page: (country: number, { page: number, limit }: { page: number; limit: number }) =>
      page.all({ country, limit, offset: (number - 1) * limit }) as State[],
  };
}

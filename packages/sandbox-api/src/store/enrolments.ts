import type { Database } from './database.ts';

type Enrolment = { motherId: number; sessionId: number };

export function enrolmentTable(database: Database) {
  const add = database.prepare(`
    insert into enrolments (session_id, mother_id, enrolled_at) values (:sessionId, :motherId, :at)
    on conflict do nothing`);
  const remove = database.prepare(
    'delete from enrolments where session_id = :sessionId and mother_id = :motherId',
  );
  return {
    /** Does nothing when she has a place already. */
    add: ({ at, ...enrolment }: Enrolment & { at: Date }) => void add.run({ ...enrolment, at: at.getTime() }),
    remove: (enrolment: Enrolment) => void remove.run(enrolment),
  };
}

import type { Database } from './database.ts';

type Enrolment = { userId: number; sessionId: number };

export function createEnrolmentTable(database: Database) {
  const add = database.prepare(`
    insert into enrolments (session_id, user_id, enrolled_at) values (:sessionId, :userId, :at)
    on conflict do nothing`);
  const remove = database.prepare(
    'delete from enrolments where session_id = :sessionId and user_id = :userId',
  );
  return {
    /** Does nothing for a user who is enrolled already. */
    add: ({ at, ...enrolment }: Enrolment & { at: Date }) => void add.run({ ...enrolment, at: at.getTime() }),
    remove: (enrolment: Enrolment) => void remove.run(enrolment),
  };
}

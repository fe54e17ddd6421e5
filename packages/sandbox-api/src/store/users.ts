import type { Database } from './database.ts';
import type { components } from '@janani/api-client/schema';

type Profile = components['schemas']['SignUpProfile'];
export type NewAccount = Profile & { phone: string; id?: number };

/** A registered user. `token` is the backend's own (G-10): it marks a sign-in, and is never a bearer. */
export type Account = { id: number; phone: string; first_name: string; last_name: string; token: string };

const createToken = () =>
  `jan_${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export function createUserTable(database: Database) {
  const add = database.prepare(`
    insert into users (id, phone, first_name, last_name, due_date, state_id, city, hospital, hospital_code,
      doctor, doctor_code, token)
    values (:id, :phone, :first_name, :last_name, :due_date, :state_id, :city, :hospital, :hospital_code,
      :doctor, :doctor_code, :token)
    returning id, phone, first_name, last_name, token`);
  const byPhone = database.prepare(
    'select id, phone, first_name, last_name, token from users where phone = ?',
  );
  const remove = database.prepare('delete from users where phone = ?');

  return {
    /** Throws when the phone number is taken. */
    add: ({ id, hospital_code, doctor_code, ...profile }: NewAccount) =>
      add.get({
        ...profile,
        id: id ?? null,
        hospital_code: hospital_code ?? null,
        doctor_code: doctor_code ?? null,
        token: createToken(),
      }) as Account,
    byPhone: (phone: string) => byPhone.get(phone) as Account | undefined,
    remove: (phone: string) => void remove.run(phone),
  };
}

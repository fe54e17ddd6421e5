import { counted } from '../responses/counted.ts';
import type { Handler } from '../handler.ts';
import { errorBody } from '../refusal.ts';

/** Call 5. */
export const listDoctors: Handler<'listDoctors'> = ({ path, query }, { store }) => {
  if (!store.hospitals.exists(path.id)) {
    return { status: 404, body: errorBody('This hospital is not in our list.') };
  }
  const data = store.doctors.search(path.id, query.search);
  return { status: 200, body: { success: true, message: counted(data.length, 'doctor'), data } };
};

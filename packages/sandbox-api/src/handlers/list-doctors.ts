import { pluralizeCount } from '../responses/pluralize-count.ts';
import type { Handler } from '../handler.ts';
import { errorBody } from '../http-error.ts';

/** `GET /hospitals/{id}/doctors` */
export const listDoctors: Handler<'listDoctors'> = ({ path, query }, { store }) => {
  if (!store.hospitals.exists(path.id)) {
    return { status: 404, body: errorBody('This hospital is not in our list.') };
  }
  const data = store.doctors.search(path.id, query.search);
  return { status: 200, body: { success: true, message: pluralizeCount(data.length, 'doctor'), data } };
};

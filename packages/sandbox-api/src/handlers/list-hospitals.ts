import { pluralizeCount } from '../responses/pluralize-count.ts';
import type { Handler } from '../handler.ts';

/** The maximum number of results of `GET /hospitals`. */
const MAX_HOSPITALS = 50;

/** `GET /hospitals` */
export const listHospitals: Handler<'listHospitals'> = ({ query }, { store }) => {
  const data = store.hospitals.search(query.search, MAX_HOSPITALS);
  return { status: 200, body: { success: true, message: pluralizeCount(data.length, 'hospital'), data } };
};

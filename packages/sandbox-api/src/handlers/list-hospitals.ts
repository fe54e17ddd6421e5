import { counted } from '../responses/counted.ts';
import type { Handler } from '../handler.ts';

/** The maximum number of results of call 4. */
const MAX_HOSPITALS = 50;

/** Call 4. */
export const listHospitals: Handler<'listHospitals'> = ({ query }, { store }) => {
  const data = store.hospitals.search(query.search, MAX_HOSPITALS);
  return { status: 200, body: { success: true, message: counted(data.length, 'hospital'), data } };
};

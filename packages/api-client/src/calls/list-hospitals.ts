import { type Hospital, readHospitals } from '../readers/directory.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/** `GET /hospitals`: hospitals whose name or city contains the search text. */
export const listHospitals =
  (send: Transport) =>
  async (query: { search?: string } = {}, options?: CallOptions): Promise<Hospital[]> => {
    const response = await send(
      'listHospitals',
      (client, init) => client.GET('/hospitals', { ...init, params: { query } }),
      options,
    );
    return unwrap('listHospitals', response, readHospitals).items;
  };

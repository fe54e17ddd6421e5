import { type Doctor, readDoctors } from '../readers/directory.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/** `GET /hospitals/{id}/doctors`: doctors of the hospital with this code. */
export const listDoctors =
  (send: Transport) =>
  async (
    { hospitalCode, search }: { hospitalCode: string; search?: string },
    options?: CallOptions,
  ): Promise<Doctor[]> => {
    const params = { path: { id: hospitalCode }, query: search === undefined ? {} : { search } };
    const response = await send(
      'listDoctors',
      (client, init) => client.GET('/hospitals/{id}/doctors', { ...init, params }),
      options,
    );
    return unwrap('listDoctors', response, readDoctors).items;
  };

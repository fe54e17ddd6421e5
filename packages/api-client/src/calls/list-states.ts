import { type State, readStates } from '../readers/directory.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

// Spec §7.
/** India. */
const DEFAULT_COUNTRY_ID = 1;
// Spec §7, §9.
/** One page contains every state. */
const STATES_PAGE = { limit: 500, page: 1 };

/** `GET /countries/{id}/states`: the states of a country. */
export const listStates =
  (send: Transport) =>
  async ({ countryId = DEFAULT_COUNTRY_ID } = {}, options?: CallOptions): Promise<State[]> => {
    const params = { path: { id: countryId }, query: STATES_PAGE };
    const response = await send(
      'listStates',
      (client, init) => client.GET('/countries/{id}/states', { ...init, params }),
      options,
    );
    return unwrap('listStates', response, readStates).items;
  };

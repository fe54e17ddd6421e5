import { appendFileSync, mkdirSync } from 'node:fs';
import { PactV4 } from '@pact-foundation/pact';
import { type JananiClient, createClient } from '@janani/api-client';
import { CONSUMERS, PROVIDER, type PactName, freshDescriptions, freshFolder } from '../contract-files.ts';
import type { ProviderState } from '../states.ts';
import { type Caller, guest } from './caller.ts';

export type Exchange = {
  /** Names the interaction in every report; unique in the contract. */
  description: string;
  /** A guest by default. */
  by?: Caller;
  given?: ProviderState[];
  request: {
    method: 'GET' | 'POST';
    /** Relative to the base that ends in `/api`. */
    path: string;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  response: { status: number; headers?: Record<string, string>; body?: unknown };
};

const getPact = (name: PactName) => ({
  name,
  pact: new PactV4({
    consumer: CONSUMERS[name],
    provider: PROVIDER,
    dir: freshFolder,
    logLevel: 'warn',
  }),
});
type OpenPact = ReturnType<typeof getPact>;

const requiredPact = getPact('required');
export const recommendedPact = getPact('recommended');

const describe = ({ name, pact }: OpenPact, { description, given = [] }: Exchange) => {
  mkdirSync(freshFolder, { recursive: true });
  appendFileSync(freshDescriptions(name), `${description}\n`);
  return given.reduce(
    (interaction, { state, params }) => interaction.given(state, params),
    pact.addInteraction().uponReceiving(description),
  );
};

/** Writes one interaction into a pact, and calls `through` to make the request. */
export const record = async (
  pact: OpenPact,
  exchanged: Exchange,
  through: (url: string) => Promise<unknown>,
): Promise<void> => {
  const { by = guest, request, response } = exchanged;
  await describe(pact, exchanged)
    .withRequest(request.method, request.path, (expected) => {
      if (request.query) expected.query(request.query as Record<string, string>);
      expected.headers(by.headers);
      if (request.body !== undefined) expected.jsonBody(request.body);
    })
    .willRespondWith(response.status, (given) => {
      if (response.headers) given.headers(response.headers);
      if (response.body !== undefined) given.jsonBody(response.body);
    })
    .executeTest(({ url }) => through(url));
};

/** Writes one interaction into the required pact, and performs it with the real client. */
export const exchange = (
  exchanged: Exchange,
  through: (client: JananiClient) => Promise<unknown>,
): Promise<void> =>
  record(requiredPact, exchanged, (url) =>
    through(
      createClient({ baseUrl: url, getIdToken: () => Promise.resolve((exchanged.by ?? guest).idToken) }),
    ),
  );

import { appendFileSync, mkdirSync } from 'node:fs';
import { PactV4 } from '@pact-foundation/pact';
import { type JananiClient, createClient } from '@janani/api-client';
import { CONSUMER, PROVIDER, freshDescriptions, freshFolder } from '../contract-files.ts';
import type { StateUse } from '../states.ts';
import { type Caller, guest } from './caller.ts';

export type Exchange = {
  /** Names the interaction in every report; unique in the contract. */
  description: string;
  /** A guest when left out. */
  by?: Caller;
  given?: StateUse[];
  request: {
    method: 'GET' | 'POST';
    /** Relative to the base that ends in `/api`. */
    path: string;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  answer: { status: number; headers?: Record<string, string>; body: unknown };
  /**
   * True for what the description allows but a backend need not do: a provider that fails it hears so, and its
   * verification passes all the same. The sandbox has to do it.
   */
  pending?: boolean;
};

const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir: freshFolder, logLevel: 'warn' });

const describe = ({ description, by = guest, given = [], pending = false }: Exchange) => {
  mkdirSync(freshFolder, { recursive: true });
  appendFileSync(freshDescriptions, `${description}\n`);
  return [...by.states, ...given].reduce(
    (interaction, { state, params }) => interaction.given(state, params),
    pact.addInteraction().uponReceiving(description).pending(pending),
  );
};

/** Writes one interaction into the contract, and has the real client go through it. */
export const exchange = async (
  spoken: Exchange,
  through: (client: JananiClient) => Promise<unknown>,
): Promise<void> => {
  const { by = guest, request, answer } = spoken;
  await describe(spoken)
    .withRequest(request.method, request.path, (expected) => {
      if (request.query) expected.query(request.query as Record<string, string>);
      expected.headers(by.headers);
      if (request.body !== undefined) expected.jsonBody(request.body);
    })
    .willRespondWith(answer.status, (given) => {
      if (answer.headers) given.headers(answer.headers);
      given.jsonBody(answer.body);
    })
    .executeTest(({ url }) =>
      through(createClient({ baseUrl: url, getIdToken: () => Promise.resolve(by.idToken) })),
    );
};

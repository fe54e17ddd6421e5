import { appendFileSync, mkdirSync } from 'node:fs';
import { PactV4 } from '@pact-foundation/pact';
import { type JananiClient, createClient } from '@janani/api-client';
import {
  CONSUMERS,
  PROVIDER,
  type PactName,
  getRecordedDescriptions,
  recordedFolder,
} from '../contract-files.ts';
import type { ProviderState } from '../states.ts';
import { type Caller, guest } from './caller.ts';

export type InteractionSpec = {
  /** Names the interaction in every report; unique in the contract. */
  description: string;
  /** The user who makes the request; a guest by default. */
  caller?: Caller;
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

const createPact = (name: PactName) => ({
  name,
  pact: new PactV4({
    consumer: CONSUMERS[name],
    provider: PROVIDER,
    dir: recordedFolder,
    logLevel: 'warn',
  }),
});
type NamedPact = ReturnType<typeof createPact>;

const requiredPact = createPact('required');
export const recommendedPact = createPact('recommended');

const startInteraction = ({ name, pact }: NamedPact, { description, given = [] }: InteractionSpec) => {
  mkdirSync(recordedFolder, { recursive: true });
  appendFileSync(getRecordedDescriptions(name), `${description}\n`);
  return given.reduce(
    (builder, { state, params }) => builder.given(state, params),
    pact.addInteraction().uponReceiving(description),
  );
};

/** Records one interaction in a pact while `sendRequest` makes the request. */
export const recordInteraction = async (
  pact: NamedPact,
  interaction: InteractionSpec,
  sendRequest: (url: string) => Promise<unknown>,
): Promise<void> => {
  const { caller = guest, request, response } = interaction;
  await startInteraction(pact, interaction)
    .withRequest(request.method, request.path, (builder) => {
      if (request.query) builder.query(request.query as Record<string, string>);
      builder.headers(caller.headers);
      if (request.body !== undefined) builder.jsonBody(request.body);
    })
    .willRespondWith(response.status, (builder) => {
      if (response.headers) builder.headers(response.headers);
      if (response.body !== undefined) builder.jsonBody(response.body);
    })
    .executeTest(({ url }) => sendRequest(url));
};

/** Records one interaction in the required pact while the real client makes the request. */
export const testInteraction = (
  interaction: InteractionSpec,
  sendRequest: (client: JananiClient) => Promise<unknown>,
): Promise<void> =>
  recordInteraction(requiredPact, interaction, (url) =>
    sendRequest(
      createClient({
        baseUrl: url,
        getIdToken: () => Promise.resolve((interaction.caller ?? guest).idToken),
      }),
    ),
  );

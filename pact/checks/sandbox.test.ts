import { json } from 'node:stream/consumers';
import type { RequestListener } from 'node:http';
import { createSandbox } from '@janani/sandbox-api';
import { serveSandbox } from '@janani/sandbox-api/serve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderState } from '../states.ts';
import { type Contract, readMergedContract, readContract } from './contract.ts';
import { setProviderState, clearData } from './sandbox-states.ts';
import { withServer } from './serving.ts';
import { verify } from './verify.ts';

const sandbox = createSandbox();
let server: Awaited<ReturnType<typeof serveSandbox>>;

const reset = () => {
  sandbox.reset();
  clearData(sandbox);
};

beforeAll(async () => {
  reset();
  server = await serveSandbox({ sandbox, port: 0 });
});
afterAll(async () => {
  await server.close();
  sandbox.close();
});

type StateChange = { action: 'setup' | 'teardown' } & (ProviderState | { state: '' });

/** Each state is torn down separately; the first teardown removes all data. */
let isChanged = false;

const change = async (wanted: StateChange): Promise<Record<string, unknown>> => {
  if (wanted.action === 'teardown' && isChanged) reset();
  isChanged = wanted.action === 'setup';
  // The verifier sends an empty name for an interaction without states.
  if (wanted.action === 'teardown' || wanted.state === '') return {};
  return setProviderState(sandbox, wanted);
};

const stateHandlers: RequestListener = (request, response) => {
  void json(request)
    .then((wanted) => change(wanted as StateChange))
    .then(
      (given) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(given)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
};

const verifySandbox = (contract: Contract) =>
  withServer(stateHandlers, (statesUrl) => verify(contract, { providerUrl: `${server.url}/api`, statesUrl }));

describe('the sandbox', () => {
  test('passes both pacts', async () => {
    const contract = readMergedContract();
    const { passedInteractions, failure } = await verifySandbox(contract);
    expect(failure).toBeUndefined();
    expect(passedInteractions.size).toBe(contract.interactions.length);
  });

  test('fails the verification if its response does not match the contract', async () => {
    const contract = readContract();
    const [first] = contract.interactions;
    first!.response.body = { content: { success: true, data: { isRegistered: false } } };
    const { failure } = await verifySandbox({ ...contract, interactions: [first!] });
    expect(failure).toContain('isRegistered');
  });
});

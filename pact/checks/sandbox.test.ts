import { json } from 'node:stream/consumers';
import type { RequestListener } from 'node:http';
import { createSandbox } from '@janani/sandbox-api';
import { serveSandbox } from '@janani/sandbox-api/serve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderState } from '../states.ts';
import { type Contract, readMergedContract, readContract } from './contract.ts';
import { setProviderState, clearData } from './sandbox-states.ts';
import { withServer } from './with-server.ts';
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

/** Whether a state was set up since the last teardown: the verifier tears down each state, and one reset is enough. */
let isChanged = false;

const changeState = async (stateChange: StateChange): Promise<Record<string, unknown>> => {
  if (stateChange.action === 'teardown' && isChanged) reset();
  isChanged = stateChange.action === 'setup';
  // The verifier sends an empty name for an interaction without states.
  if (stateChange.action === 'teardown' || stateChange.state === '') return {};
  return setProviderState(sandbox, stateChange);
};

const handleStateChange: RequestListener = (request, response) => {
  void json(request)
    .then((stateChange) => changeState(stateChange as StateChange))
    .then(
      (values) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(values)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
};

const verifySandbox = (contract: Contract) =>
  withServer(handleStateChange, (statesUrl) =>
    verify(contract, { providerUrl: `${server.url}/api`, statesUrl }),
  );

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

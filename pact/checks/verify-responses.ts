import type { RequestListener } from 'node:http';
import type { Contract, HttpResponse, Interaction } from './contract.ts';
import { withServer } from './with-server.ts';
import { verify } from './verify.ts';

export type ResponseCase = { interaction: Interaction; response: HttpResponse };

/** Interactions per file, because the verifier's time is quadratic in their number. */
const BATCH_SIZE = 60;

/** Creates a provider with one response per path: `/0`, `/1`, … */
const createProvider =
  (responses: readonly HttpResponse[]): RequestListener =>
  (request, response) => {
    const { status, headers, body } = responses[Number(request.url?.slice(1))]!;
    const { 'content-length': _length, ...sent } = headers;
    response.writeHead(status, sent).end(status === 204 ? undefined : JSON.stringify(body));
  };

const verifyBatch = async (
  contract: Contract,
  responseCases: readonly ResponseCase[],
): Promise<(string | undefined)[]> => {
  const interactions = responseCases.map(({ interaction }, index) => ({
    ...interaction,
    description: String(index),
    providerStates: [],
    request: { method: 'GET', path: `/${index}` },
  }));
  const { mismatches, passedInteractions, failedInteractions } = await withServer(
    createProvider(responseCases.map(({ response }) => response)),
    (providerUrl) => verify({ ...contract, interactions }, { providerUrl }),
  );
  return responseCases.map((_, index) => {
    const name = String(index);
    if (passedInteractions.has(name) === failedInteractions.has(name))
      throw new Error(`The verifier has no result for response ${name}.`);
    return passedInteractions.has(name) ? undefined : (mismatches.get(name) ?? 'failed');
  });
};

/** The mismatch that Pact's verifier finds in each response; undefined where it passes. */
export const verifyResponses = async (
  contract: Contract,
  responseCases: readonly ResponseCase[],
): Promise<(string | undefined)[]> => {
  const verdicts: (string | undefined)[] = [];
  for (let start = 0; start < responseCases.length; start += BATCH_SIZE)
    verdicts.push(...(await verifyBatch(contract, responseCases.slice(start, start + BATCH_SIZE))));
  return verdicts;
};

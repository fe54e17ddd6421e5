import type { RequestListener } from 'node:http';
import { type Contract, type Interaction } from '../checks/contract.ts';
import { serving } from '../checks/serving.ts';
import { verify } from '../checks/verify.ts';
import type { Answer } from './break.ts';

export type Attempt = { interaction: Interaction; answer: Answer };

/** The verifier's time grows with the square of the interactions in a file. */
const BATCH = 60;

/** A provider that gives one answer per address: `/0`, `/1`, … */
const provider =
  (answers: readonly Answer[]): RequestListener =>
  (request, response) => {
    const { status, headers, body } = answers[Number(request.url?.slice(1))]!;
    const { 'content-length': _length, ...sent } = headers;
    response.writeHead(status, sent).end(status === 204 ? undefined : JSON.stringify(body));
  };

const judgeBatch = async (
  contract: Contract,
  attempts: readonly Attempt[],
): Promise<(string | undefined)[]> => {
  const interactions = attempts.map(({ interaction }, index) => ({
    ...interaction,
    description: String(index),
    providerStates: [],
    request: { method: 'GET', path: `/${index}` },
  }));
  const { said, held } = await serving(provider(attempts.map(({ answer }) => answer)), (providerUrl) =>
    verify({ ...contract, interactions }, { providerUrl }),
  );
  return attempts.map((_, index) =>
    held.has(String(index)) ? undefined : (said.get(String(index)) ?? 'failed'),
  );
};

/** What Pact's verifier says of each answer; undefined where it passes. */
export const judge = async (
  contract: Contract,
  attempts: readonly Attempt[],
): Promise<(string | undefined)[]> => {
  const verdicts: (string | undefined)[] = [];
  for (let start = 0; start < attempts.length; start += BATCH)
    verdicts.push(...(await judgeBatch(contract, attempts.slice(start, start + BATCH))));
  return verdicts;
};

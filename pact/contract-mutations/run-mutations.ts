import { isDeepStrictEqual } from 'node:util';
import type { HttpResponse, Contract, Interaction } from '../checks/contract.ts';
import { getOperationId } from '../rules/api-operations.ts';
import { states } from '../states.ts';
import { createBackend, getProviderStates } from './backend.ts';
import { type ResponseCase, verifyResponses } from '../checks/verify-responses.ts';
import { createResponseChecks } from '../provider-kit/lib/response-checks.mjs';
import type { Mutation } from './mutation.ts';

/** A mutation and the result of its verification. */
export type MutationResult = {
  mutation: Mutation;
  /**
   * The interaction that failed, with the mismatch; `byKit` if the kit rejects its response independently of a pact.
   */
  detection?: { interaction: Interaction; mismatch: string; isDetectedByKit?: true };
};

/** The number of changed responses that are verified first; the others only if these pass. */
const FIRST_BATCH = 2;

type MutationTarget = {
  interaction: Interaction;
  /** The response of the sandbox without a mutation. */
  unmutatedResponse: () => Promise<HttpResponse>;
  send: (mutation: Mutation) => Promise<HttpResponse>;
  close: () => void;
};

/** Creates a target whose sandbox is created only with its first request. */
const createTarget = (interaction: Interaction): MutationTarget => {
  let backend: ReturnType<typeof createBackend> | undefined;
  let unmutatedResponse: Promise<HttpResponse> | undefined;
  const open = () => (backend ??= createBackend(interaction));
  return {
    interaction,
    // The request is sent twice, because each mutated request also follows an earlier one on the same sandbox.
    unmutatedResponse: () =>
      (unmutatedResponse ??= open()
        .send()
        .then(() => open().send())),
    send: (mutation) => open().send(mutation),
    close: () => backend?.close(),
  };
};

const setUpOperations = (interaction: Interaction) =>
  (interaction.providerStates ?? []).map(({ name }) => states[name as keyof typeof states]?.madeBy);

const isAffectedBy = ({ call, states: changed }: Mutation, { interaction }: MutationTarget): boolean => {
  const { method, path } = interaction.request;
  return (
    changed !== undefined ||
    getOperationId(method, path) === call ||
    setUpOperations(interaction).includes(call as never)
  );
};

/** The responses that differ from those of the unmutated backend. */
async function* generateChangedResponses(
  mutation: Mutation,
  targets: MutationTarget[],
): AsyncGenerator<ResponseCase> {
  const matchesHint = ({ interaction }: MutationTarget) =>
    mutation.hint !== undefined && interaction.description.includes(mutation.hint);
  const affected = targets.filter((target) => isAffectedBy(mutation, target));
  for (const { interaction, unmutatedResponse, send } of affected.toSorted(
    (one, other) => Number(matchesHint(other)) - Number(matchesHint(one)),
  )) {
    const uses = getProviderStates(interaction);
    if (mutation.states && isDeepStrictEqual(mutation.states(uses), uses)) continue;
    const expected = await unmutatedResponse();
    const response = await send(mutation);
    if (!isDeepStrictEqual(response, expected)) yield { interaction, response };
  }
}

const collect = async (responses: AsyncGenerator<ResponseCase>, limit: number): Promise<ResponseCase[]> => {
  const collected: ResponseCase[] = [];
  for await (const response of responses) if (collected.push(response) === limit) break;
  return collected;
};

/** Returns the message of a rule of the kit that a response violates; no pact can express these rules. */
const findViolation = ({ interaction: { request }, response }: ResponseCase): string | undefined => {
  const responseChecks = createResponseChecks();
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, values]) => [name.toLowerCase(), values.join(', ')]),
  );
  responseChecks.check(
    { method: request.method, path: request.path, headers },
    { ...response, content: JSON.stringify(response.body) },
  );
  return responseChecks.failures()[0]?.message;
};

/** Requests the responses of every mutated backend, and verifies them with Pact's verifier. */
export const runMutations = async (contract: Contract, mutations: Mutation[]): Promise<MutationResult[]> => {
  const targets = contract.interactions.map(createTarget);
  try {
    const results: MutationResult[] = mutations.map((mutation) => ({ mutation }));
    for (const limit of [FIRST_BATCH, Number.POSITIVE_INFINITY]) {
      const responseCases: (ResponseCase & { mutationResult: MutationResult })[] = [];
      for (const result of results.filter(({ detection }) => !detection))
        for (const responseCase of await collect(generateChangedResponses(result.mutation, targets), limit))
          responseCases.push({ ...responseCase, mutationResult: result });
      const verdicts = await verifyResponses(contract, responseCases);
      for (const [index, { mutationResult, interaction }] of responseCases.entries()) {
        const mismatch = verdicts[index];
        if (mismatch !== undefined) mutationResult.detection ??= { interaction, mismatch };
      }
      if (limit === FIRST_BATCH) continue;
      for (const { mutationResult, ...responseCase } of responseCases) {
        const violation = findViolation(responseCase);
        if (violation !== undefined)
          mutationResult.detection ??= {
            interaction: responseCase.interaction,
            mismatch: violation,
            isDetectedByKit: true,
          };
      }
    }
    return results;
  } finally {
    for (const { close } of targets) close();
  }
};

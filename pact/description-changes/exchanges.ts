import type { OperationId } from '@janani/api-client';
import { backendFor } from '../contract-mutations/backend.ts';
import { callOf } from '../rules/described.ts';
import type { HttpResponse, Contract, Interaction } from '../checks/contract.ts';

/** An interaction of the contract, with the request to the sandbox and its response. */
export type Exchange = {
  call: OperationId;
  interaction: Interaction;
  request: Request;
  response: HttpResponse;
};

/** Performs each interaction of these operations once with the sandbox. */
export const exchangesOf = async (
  { interactions }: Contract,
  calls: ReadonlySet<OperationId>,
): Promise<Exchange[]> => {
  const exchanges: Exchange[] = [];
  for (const interaction of interactions) {
    const call = callOf(interaction.request.method, interaction.request.path)!;
    // A refused request may be invalid on purpose.
    if (!calls.has(call) || interaction.response.status !== 200) continue;
    let request: Request | undefined;
    const backend = backendFor(interaction);
    const response = await backend.ask({
      call,
      rule: 'as it is',
      instead: 'is recorded',
      around: (asked, next) => {
        request = asked.clone();
        return next(asked);
      },
    });
    backend.close();
    exchanges.push({ call, interaction, request: request!, response });
  }
  return exchanges;
};

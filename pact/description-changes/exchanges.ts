import type { OperationId } from '@janani/api-client';
import { createBackend } from '../contract-mutations/backend.ts';
import { getOperationId } from '../rules/api-operations.ts';
import type { HttpResponse, Contract, Interaction } from '../checks/contract.ts';

/** An interaction of the contract, with the request to the sandbox and its response. */
export type Exchange = {
  call: OperationId;
  interaction: Interaction;
  request: Request;
  response: HttpResponse;
};

/** Performs each interaction of these operations once with the sandbox. */
export const getExchanges = async (
  { interactions }: Contract,
  calls: ReadonlySet<OperationId>,
): Promise<Exchange[]> => {
  const exchanges: Exchange[] = [];
  for (const interaction of interactions) {
    const call = getOperationId(interaction.request.method, interaction.request.path)!;
    // A request with an error response may be invalid on purpose.
    if (!calls.has(call) || interaction.response.status !== 200) continue;
    let request: Request | undefined;
    const backend = createBackend(interaction);
    const response = await backend.send({
      call,
      middleware: (sent, next) => {
        request = sent.clone();
        return next(sent);
      },
    });
    backend.close();
    exchanges.push({ call, interaction, request: request!, response });
  }
  return exchanges;
};

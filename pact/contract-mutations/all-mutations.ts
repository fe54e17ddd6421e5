import type { Interaction } from '../checks/contract.ts';
import { validRequests } from '../consumer/recommended/valid-requests.ts';
import { readApiOperations } from '../rules/api-operations.ts';
import { invalidRequests } from '../rules/invalid-requests.ts';
import { mintToken } from './backend.ts';
import { behaviourMutations } from './behaviour.ts';
import type { Mutation } from './mutation.ts';
import { uncheckedMutation } from './requests.ts';
import { fieldMutations, statusMutations } from './responses.ts';
import { stateMutations } from './states.ts';

/** A mutation for each rule of the description and of the states. */
export const allMutations = (interactions: Interaction[]): Mutation[] => {
  const getToken = mintToken();
  const operations = readApiOperations();
  return [
    ...behaviourMutations(getToken),
    ...operations.flatMap((operation) => [
      ...fieldMutations(operation),
      ...statusMutations(operation),
      ...invalidRequests(operation, validRequests[operation.id].valid).map((invalid) =>
        uncheckedMutation(operation, invalid),
      ),
    ]),
    ...stateMutations(interactions),
  ];
};

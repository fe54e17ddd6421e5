import type { Interaction } from '../checks/contract.ts';
import { validRequests } from '../consumer/recommended/valid-requests.ts';
import { readApiOperations } from '../rules/api-operations.ts';
import { createInvalidRequests } from '../rules/invalid-requests.ts';
import { createTokenCache } from './backend.ts';
import { createBehaviourMutations } from './behaviour.ts';
import type { Mutation } from './mutation.ts';
import { createUncheckedMutation } from './requests.ts';
import { createFieldMutations, createStatusMutations } from './responses.ts';
import { createStateMutations } from './states.ts';

/** A mutation for each rule of the description and of the states. */
export const createMutations = (interactions: Interaction[]): Mutation[] => {
  const getToken = createTokenCache();
  const operations = readApiOperations();
  return [
    ...createBehaviourMutations(getToken),
    ...operations.flatMap((operation) => [
      ...createFieldMutations(operation),
      ...createStatusMutations(operation),
      ...createInvalidRequests(operation, validRequests[operation.id].valid).map((invalid) =>
        createUncheckedMutation(operation, invalid),
      ),
    ]),
    ...createStateMutations(interactions),
  ];
};

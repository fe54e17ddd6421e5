import type { Interaction } from '../checks/contract.ts';
import { rightRequests } from '../consumer/advised/right-requests.ts';
import { readDescribed } from '../rules/described.ts';
import { wrongRequests } from '../rules/wrong-requests.ts';
import { fieldBreaks, statusBreaks } from './answers.ts';
import { mintToken } from './backend.ts';
import { behaviourBreaks } from './behaviour.ts';
import type { Break } from './break.ts';
import { uncheckedBreak } from './requests.ts';
import { stateBreaks } from './states.ts';

/** Every rule of the description and of the states, broken one at a time. */
export const allBreaks = (interactions: Interaction[]): Break[] => {
  const tokenOf = mintToken();
  const operations = readDescribed();
  return [
    ...behaviourBreaks(tokenOf),
    ...operations.flatMap((operation) => [
      ...fieldBreaks(operation),
      ...statusBreaks(operation),
      ...wrongRequests(operation, rightRequests[operation.id].right).map((wrong) =>
        uncheckedBreak(operation, wrong),
      ),
    ]),
    ...stateBreaks(interactions),
  ];
};

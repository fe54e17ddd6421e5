import { isDeepStrictEqual } from 'node:util';
import { type StateName, states } from '../states.ts';
import type { Contract, Json } from '../checks/contract.ts';

type KitState = {
  state: string;
  setUp: string;
  madeBy?: string;
  params: Record<string, { means: string; used: Json[] }>;
  returns: Record<string, string>;
  interactions: string[];
};

const removeDuplicates = (values: Json[]) =>
  values.filter((value, index) => values.findIndex((other) => isDeepStrictEqual(value, other)) === index);

/** The content of `states.json` for the backend team: every state, its parameters and its interactions. */
export const createKitStates = ({ interactions }: Contract): KitState[] =>
  (Object.keys(states) as StateName[]).map((state) => {
    const { setUp, params, returns = {}, madeBy } = states[state];
    const uses = interactions.flatMap(({ description, providerStates = [] }) =>
      providerStates.filter(({ name }) => name === state).map((use) => ({ description, use })),
    );
    return {
      state,
      setUp,
      ...(madeBy ? { madeBy } : {}),
      params: Object.fromEntries(
        Object.entries(params).map(([name, means]) => [
          name,
          { means, used: removeDuplicates(uses.flatMap(({ use }) => use.params?.[name] ?? [])) },
        ]),
      ),
      returns,
      interactions: uses.map(({ description }) => description),
    };
  });

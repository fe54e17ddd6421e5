import { readFileSync } from 'node:fs';
import { committedContract } from '../contract-files.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One request and its answer, as Pact's specification 4 writes them; only what the checks look at. */
export type Interaction = {
  description: string;
  pending: boolean;
  providerStates?: { name: string; params?: Record<string, Json> }[];
  request: { method: string; path: string; query?: Record<string, string[]>; generators?: Json };
  response: {
    status: number;
    headers?: Record<string, string[]>;
    body?: { content: Json };
  };
};

export type Contract = { interactions: Interaction[] };

export const readContract = (file = committedContract) => JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** The contract without the mercy for what is pending: whoever is checked with it has to do everything. */
export const strictly = (contract: Contract): Contract => ({
  ...contract,
  interactions: contract.interactions.map((interaction) => ({ ...interaction, pending: false })),
});

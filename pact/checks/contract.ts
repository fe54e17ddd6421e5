import { readFileSync } from 'node:fs';
import { getCommittedContract, pactNames } from '../contract-files.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An HTTP response with its parsed body. */
export type HttpResponse = { status: number; headers: Record<string, string>; body: Json };

/** One interaction of Pact's specification 4, with the fields that the checks use. */
export type Interaction = {
  description: string;
  pending?: boolean;
  providerStates?: { name: string; params?: Record<string, Json> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    generators?: Json;
  };
  response: {
    status: number;
    headers?: Record<string, string[]>;
    body?: { content: Json };
  };
};

export type Contract = { interactions: Interaction[] };

export const readContract = (file = getCommittedContract('required')) =>
  JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** The interactions of both pacts as one contract. */
export const readMergedContract = (): Contract => {
  const [required, recommended] = pactNames.map((name) => readContract(getCommittedContract(name)));
  return { ...required!, interactions: [...required!.interactions, ...recommended!.interactions] };
};

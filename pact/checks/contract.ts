import { readFileSync } from 'node:fs';
import { committedContract, pactNames } from '../contract-files.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A response as a test receives it. */
export type HttpResponse = { status: number; headers: Record<string, string>; body: Json };

/** One request and its response, as Pact's specification 4 writes them; reduced to the fields that the checks use. */
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

export const readContract = (file = committedContract('required')) =>
  JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** Both pacts as one, to verify the sandbox with both. */
export const readMergedContract = (): Contract => {
  const [required, recommended] = pactNames.map((name) => readContract(committedContract(name)));
  return { ...required!, interactions: [...required!.interactions, ...recommended!.interactions] };
};

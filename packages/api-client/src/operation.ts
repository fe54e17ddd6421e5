import type { operations } from './generated/schema.d.ts';

/** The names of the nine calls, from the API description. */
export type OperationId = keyof operations;

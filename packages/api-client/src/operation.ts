import type { operations } from './generated/schema.d.ts';

/** The names of the nine calls, as the API description gives them. */
export type OperationId = keyof operations;

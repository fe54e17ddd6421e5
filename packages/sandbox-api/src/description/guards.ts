import { readOperations } from '#operations';
import { compileResponseGuard, type ResponseGuard } from './response-guard.ts';
import type { Operation } from './operations.ts';
import { compileRequestGuard, type RequestGuard } from './request-guard.ts';

export type GuardedOperation = {
  operation: Operation;
  readRequest: RequestGuard;
  findMismatch: ResponseGuard;
};

let compiled: readonly GuardedOperation[] | undefined;

/** Every operation with its guards, compiled once per process: the description does not change at run time. */
export const guardedOperations = (): readonly GuardedOperation[] =>
  (compiled ??= readOperations().map((operation) => ({
    operation,
    readRequest: compileRequestGuard(operation),
    findMismatch: compileResponseGuard(operation),
  })));

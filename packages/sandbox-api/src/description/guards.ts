import { readOperations } from '#operations';
import { compileAnswerGuard, type AnswerGuard } from './answer-guard.ts';
import type { Operation } from './operations.ts';
import { compileRequestGuard, type RequestGuard } from './request-guard.ts';

export type GuardedOperation = { operation: Operation; readRequest: RequestGuard; faultOf: AnswerGuard };

let compiled: readonly GuardedOperation[] | undefined;

/** Every operation with its guards. Compiled once a process: the description does not change under it. */
export const guardedOperations = (): readonly GuardedOperation[] =>
  (compiled ??= readOperations().map((operation) => ({
    operation,
    readRequest: compileRequestGuard(operation),
    faultOf: compileAnswerGuard(operation),
  })));

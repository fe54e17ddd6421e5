import { closed } from './closed.ts';
import { compileBody } from './compile.ts';
import type { Operation } from './operations.ts';

export type AnswerGuard = (answer: { status: number; body: unknown }) => string | undefined;

/** Says what in an answer the description does not have; undefined if it follows it. */
export function compileAnswerGuard({ answers }: Operation): AnswerGuard {
  const checks = new Map(
    Array.from(answers, ([status, schema]) => [status, compileBody('body', closed(schema))] as const),
  );
  return ({ status, body }) => {
    const check = checks.get(status);
    return check ? check(body) : `status ${status} is not described`;
  };
}

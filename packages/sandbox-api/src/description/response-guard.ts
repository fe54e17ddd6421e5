import { compileBody } from '#compile';
import type { Operation } from './operations.ts';
import { getSchemas } from './schemas.ts';

export type ResponseGuard = (response: { status: number; body: unknown }) => string | undefined;

/** Returns how a response differs from the description; undefined if it matches. */
export function compileResponseGuard(operation: Operation): ResponseGuard {
  const checks = new Map(
    Array.from(
      getSchemas(operation).responses,
      ([status, schema]) => [status, compileBody('body', schema)] as const,
    ),
  );
  return ({ status, body }) => {
    const check = checks.get(status);
    return check ? check(body) : `status ${status} is not described`;
  };
}

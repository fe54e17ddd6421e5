import type { JsonSchema } from './operations.ts';

/**
 * Adds `unevaluatedProperties: false` to every object of a schema. The description allows unknown fields in responses,
 * because a client must accept them; the sandbox must not send any, or it would diverge from the description.
 */
export function forbidUnknownProperties(schema: JsonSchema): JsonSchema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
    return 'properties' in copy ? { ...copy, unevaluatedProperties: false } : copy;
  };
  return visit(schema) as JsonSchema;
}

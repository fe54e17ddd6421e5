import type { JsonSchema } from './operations.ts';

/**
 * The same schema, in which every object that names its properties admits no other. A client must accept fields
 * it does not know, so the description leaves its answers open; the sandbox must not send any, or it would drift.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
    return 'properties' in copy ? { ...copy, unevaluatedProperties: false } : copy;
  };
  return visit(schema) as JsonSchema;
}

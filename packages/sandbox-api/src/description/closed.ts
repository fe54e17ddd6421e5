import type { JsonSchema } from './operations.ts';

/**
 * The same schema, in which no object with named properties allows others. The description leaves responses open,
 * because a client must accept unknown fields; the sandbox must not send any, or it would diverge from the
 * description.
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

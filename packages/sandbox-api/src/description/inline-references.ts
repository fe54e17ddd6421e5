import { createSandboxError } from '../sandbox-error.ts';

type Node = Record<string, unknown>;

/**
 * The same document with every local `$ref` replaced by its target, so that each schema is self-contained. Throws on a
 * reference to a missing target or to itself.
 */
export function inlineReferences<T>(document: T): T {
  const target = (reference: string): unknown =>
    reference
      .slice('#/'.length)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => new Map(Object.entries(node ?? {})).get(key), document);

  const visit = (node: unknown, pendingReferences: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => visit(item, pendingReferences));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as Node;
    const properties = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, visit(value, pendingReferences)]),
    );
    if (typeof $ref !== 'string') return properties;
    const resolved = target($ref);
    if (resolved === undefined || pendingReferences.includes($ref)) {
      throw createSandboxError({
        problem: `The API description has "${$ref}", which leads ${resolved === undefined ? 'nowhere' : 'back to itself'}`,
        consequence: 'its schemas cannot be read',
        fix: 'correct the reference in openapi/janani-api.yaml',
      });
    }
    // Properties next to a reference override the target's (OpenAPI 3.1, Reference Object).
    return { ...(visit(resolved, [...pendingReferences, $ref]) as Node), ...properties };
  };
  return visit(document, []) as T;
}

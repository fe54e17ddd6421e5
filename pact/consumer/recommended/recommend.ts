import { expect } from 'vitest';
import { recommendedPact, record } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';

type Matched = { value?: unknown; 'pact:matcher:type'?: unknown };

/** Replaces every matcher of a value by its example. */
const getExample = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(getExample);
  if (typeof value !== 'object' || value === null) return value;
  const { value: example, 'pact:matcher:type': matcher } = value as Matched;
  if (matcher !== undefined) return getExample(example);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, getExample(child)]));
};

/**
 * Writes one interaction into the recommended pact. The request is sent without the client, because the app never
 * sends it or does not read the response.
 */
export const recommend = (exchanged: Exchange): Promise<void> =>
  record(recommendedPact, exchanged, async (url) => {
    const { method, path, query, body } = exchanged.request;
    const search = new URLSearchParams(getExample(query ?? {}) as Record<string, string>);
    const headers = getExample(exchanged.by?.headers ?? {}) as Record<string, string>;
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(getExample(body)) }),
    });
    expect(response.status).toBe(exchanged.response.status);
  });

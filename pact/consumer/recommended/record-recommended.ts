import { expect } from 'vitest';
import { recommendedPact, recordInteraction } from '../record-interaction.ts';
import type { InteractionSpec } from '../record-interaction.ts';

type Matcher = { value?: unknown; 'pact:matcher:type'?: unknown };

/** Replaces every matcher of a value by its example. */
const getExample = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(getExample);
  if (typeof value !== 'object' || value === null) return value;
  const { value: example, 'pact:matcher:type': matcher } = value as Matcher;
  if (matcher !== undefined) return getExample(example);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, getExample(child)]));
};

/**
 * Records one interaction in the recommended pact, which describes what the app does not depend on. The request is sent without the client, because the app never sends
 * it or does not read the response.
 */
export const recordRecommended = (interaction: InteractionSpec): Promise<void> =>
  recordInteraction(recommendedPact, interaction, async (url) => {
    const { method, path, query, body } = interaction.request;
    const search = new URLSearchParams(getExample(query ?? {}) as Record<string, string>);
    const headers = getExample(interaction.caller?.headers ?? {}) as Record<string, string>;
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(getExample(body)) }),
    });
    expect(response.status).toBe(interaction.response.status);
  });

import type { JsonSchema } from '../description/operations.ts';

const status = { type: 'integer', minimum: 200, maximum: 599 };
const ms = { type: 'number', minimum: 0 };
const object = (properties: Record<string, unknown>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const kind = (name: string) => ({ const: name });

const fault = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: [
    object(
      {
        kind: kind('status'),
        status,
        body: {},
        headers: { type: 'object', additionalProperties: { type: 'string' } },
      },
      'kind',
      'status',
    ),
    object({ kind: kind('html'), status }, 'kind', 'status'),
    object({ kind: kind('delay'), ms }, 'kind', 'ms'),
    object({ kind: kind('reset') }, 'kind'),
    object({ kind: kind('truncate') }, 'kind'),
    object({ kind: kind('json'), body: {}, status }, 'kind', 'body'),
  ],
};

/** `POST /__sandbox/faults`, a FaultRule. */
export const faultRuleSchema = object(
  {
    match: { type: 'string', pattern: String.raw`^(?:\* ?\S*|[A-Z]+(?: \S*|[^\sA-Z]\S*)?)$` },
    fault,
    when: { enum: ['before', 'after-commit'] },
    times: { oneOf: [{ type: 'integer', minimum: 1 }, { const: 'always' }] },
  },
  'match',
  'fault',
);

/** `POST /__sandbox/latency`, a Latency. */
export const latencySchema = object({ ms, jitterMs: ms }, 'ms');

/** `POST /__sandbox/states`, a provider state change as Pact's verifiers send it. */
export const stateChangeSchema = {
  type: 'object',
  required: ['state'],
  properties: {
    state: { type: 'string' },
    params: { type: ['object', 'null'] },
    action: { enum: ['setup', 'teardown'] },
  },
};

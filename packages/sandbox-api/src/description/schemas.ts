import { forbidUnknownProperties } from './forbid-unknown-properties.ts';
import type { JsonSchema, Operation, Parameter } from './operations.ts';

const createParameterSchema = (location: Parameter['in'], all: readonly Parameter[]): JsonSchema => {
  const parameters = all.filter((parameter) => parameter.in === location);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
};

/** The schemas that an operation’s requests and responses are validated against. */
export const getSchemas = ({ parameters, body, responses }: Operation) => ({
  path: createParameterSchema('path', parameters),
  query: createParameterSchema('query', parameters),
  body,
  responses: new Map(
    Array.from(responses, ([status, schema]) => [status, forbidUnknownProperties(schema)] as const),
  ),
});

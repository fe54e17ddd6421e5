import type { OperationId } from '@janani/api-client';
import { listPaths } from '../contract-mutations/responses.ts';
import { type Operation, type Schema, readApiOperations } from '../rules/api-operations.ts';

/** A field of the description: of a body, a query or a path of a request, or of a successful response. */
export type Field = {
  call: OperationId;
  side: 'response' | 'body' | 'query' | 'path';
  /** `*` matches every row. */
  path: string[];
  isDate: boolean;
};

export const formatFieldName = ({ call, side, path }: Field) => `${call} ${side} ${path.join('.')}`;

const DATES = new Set(['scheduled_at', 'due_date']);

const collectFields = (call: OperationId, side: Field['side'], schema: Schema | undefined): Field[] => {
  const paths = listPaths(schema ?? {}).map(({ path }) => path);
  const uniquePaths = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  return uniquePaths.map((path) => ({ call, side, path, isDate: DATES.has(path.at(-1)!) }));
};

const getFields = ({ id, parameters, body, responses }: Operation): Field[] => [
  ...parameters.map(({ name, in: side }) => ({ call: id, side, path: [name], isDate: false })),
  ...collectFields(id, 'body', body),
  ...collectFields(id, 'response', responses['200']),
];

export const listFields = (): Field[] => readApiOperations().flatMap(getFields);

export const changeKinds = ['rename', 'retype', 'remove', 'change-time-zone'] as const;
export type Change = (typeof changeKinds)[number];
export const getChanges = ({ isDate }: Field): Change[] =>
  changeKinds.filter((change) => change !== 'change-time-zone' || isDate);

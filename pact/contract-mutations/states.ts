import type { Interaction } from '../checks/contract.ts';
import { getOperationId } from '../rules/api-operations.ts';
import { type ProviderState, states } from '../states.ts';
import type { Mutation } from './mutation.ts';

const passThrough: Mutation['middleware'] = (request, next) => next(request);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Added to a number: enough to move a start in minutes from the past to the future. */
const FAR_IN_MINUTES = 100;

/** Another value of the same kind. */
const getOtherValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'number') return value > FAR_IN_MINUTES ? -value : value + 1;
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'object' && value !== null) return { first_name: 'Asha', last_name: 'Rao' };
  if (typeof value !== 'string') return undefined;
  if (/^\d{10}$/.test(value)) return '9000000001';
  const moment = Date.parse(value);
  return /^\d{4}-/.test(value) && !Number.isNaN(moment)
    ? new Date(moment + DAY_MS).toISOString()
    : `${value.split('').toReversed().join('')}x`;
};

type Params = Record<string, unknown>;

/** The parameters with another value at the path; undefined if the path does not exist. */
const changeAt = (params: Params, [name = '', field]: string[]): Params | undefined => {
  if (!(name in params)) return undefined;
  if (field === undefined) return { ...params, [name]: getOtherValue(params[name]) };
  const rows = params[name] as Params[];
  if (!rows.some((row) => field in row)) return undefined;
  const changed = rows.map((row) => (field in row ? { ...row, [field]: getOtherValue(row[field]) } : row));
  return { ...params, [name]: changed };
};

/** Mutations that omit a state, or set it up with another parameter. */
export const createStateMutations = (interactions: Interaction[]): Mutation[] => {
  const findCall = (isUsed: (params: Params) => boolean, state: string) => {
    const found = interactions.find(({ providerStates = [] }) =>
      providerStates.some(({ name, params = {} }) => name === state && isUsed(params)),
    );
    return found && getOperationId(found.request.method, found.request.path);
  };
  return Object.entries(states).flatMap(([name, { params }]): Mutation[] => {
    const call = findCall(() => true, name);
    if (!call) return [];
    const changed = Object.keys(params).flatMap((param): Mutation[] => {
      const change = (use: ProviderState): ProviderState => {
        const other = use.state === name ? changeAt(use.params, param.split('.')) : undefined;
        return other === undefined ? use : ({ ...use, params: other } as unknown as ProviderState);
      };
      const first = findCall((used) => changeAt(used, param.split('.')) !== undefined, name);
      if (first === undefined) return [];
      const rule = `state "${name}": ${param}`;
      return [
        {
          call: first,
          rule,
          instead: 'is another',
          middleware: passThrough,
          states: (uses) => uses.map(change),
        },
      ];
    });
    return [
      {
        call,
        rule: `state "${name}"`,
        instead: 'is not set up',
        middleware: passThrough,
        states: (uses) => uses.filter((use) => use.state !== name),
      },
      ...changed,
    ];
  });
};

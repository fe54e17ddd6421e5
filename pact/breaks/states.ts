import type { Interaction } from '../checks/contract.ts';
import { type StateUse, states } from '../states.ts';
import { callOf } from './backend.ts';
import type { Break } from './break.ts';

const asItIs: Break['around'] = (request, next) => next(request);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another value of the same kind. */
const another = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object' && value !== null) return { first_name: 'Asha', last_name: 'Rao' };
  if (typeof value !== 'string') return undefined;
  if (/^\d{10}$/.test(value)) return '9000000001';
  const moment = Date.parse(value);
  return Number.isNaN(moment)
    ? `${value.split('').toReversed().join('')}x`
    : new Date(moment + DAY_MS).toISOString();
};

/** Every state that is not set up, and every parameter that is set up otherwise. */
export const stateBreaks = (interactions: Interaction[]): Break[] => {
  const callFor = (state: string, param?: string) => {
    const user = interactions.find(({ providerStates = [] }) =>
      providerStates.some(
        ({ name, params = {} }) => name === state && (param === undefined || param in params),
      ),
    );
    return user && callOf(user.request.method, user.request.path);
  };
  return Object.entries(states).flatMap(([name, { params }]) => {
    const call = callFor(name);
    if (!call) return [];
    const ignored = Object.keys(params).flatMap((param) => {
      const first = callFor(name, param);
      return first === undefined
        ? []
        : [
            {
              call: first,
              rule: `state "${name}": ${param}`,
              instead: 'is another',
              around: asItIs,
              states: (uses: StateUse[]) =>
                uses.map((use) => {
                  if (use.state !== name) return use;
                  const params = use.params as Record<string, unknown>;
                  if (!(param in params)) return use;
                  return {
                    ...use,
                    params: { ...params, [param]: another(params[param]) },
                  } as unknown as StateUse;
                }),
            },
          ];
    });
    return [
      {
        call,
        rule: `state "${name}"`,
        instead: 'is not set up',
        around: asItIs,
        states: (uses: StateUse[]) => uses.filter((use) => use.state !== name),
      },
      ...ignored,
    ];
  });
};

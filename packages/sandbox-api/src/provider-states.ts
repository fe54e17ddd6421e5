import { createSandboxError } from './sandbox-error.ts';
import { directoryStates } from './provider-states/directory.ts';
import { failureStates } from './provider-states/failures.ts';
import { identityStates } from './provider-states/identity.ts';
import { sessionStates } from './provider-states/sessions.ts';
import type { StateContext } from './provider-states/state-context.ts';

/**
 * Named states of the backend's data, each of which changes the store. A state changes only the data that it names, so
 * states can be combined. A parameter that is omitted has the value of the API description's examples.
 */
const setups = { ...identityStates, ...directoryStates, ...sessionStates, ...failureStates };

/** Parameters by state. */
export type ProviderStates = {
  [State in keyof typeof setups]: NonNullable<Parameters<(typeof setups)[State]>[1]>;
};

/** A state with its parameters. The states of the contract are composed of these (`pact/checks/sandbox-states.ts`). */
export type ProviderState = {
  [State in keyof ProviderStates]: { state: State; params?: ProviderStates[State] | null };
}[keyof ProviderStates];

export const providerStateNames = Object.keys(setups) as (keyof ProviderStates)[];

export const isProviderState = (name: string): name is keyof ProviderStates => Object.hasOwn(setups, name);

export const createUnknownStateError = (name: string) =>
  createSandboxError({
    problem: `The sandbox does not know the state "${name}"`,
    consequence: 'it cannot be set up',
    fix: `use one of "${providerStateNames.join('", "')}"`,
  });

/** Sets up the state and returns its values, such as tokens. */
export function setUpState({ state, params }: ProviderState, context: StateContext): Record<string, unknown> {
  if (!isProviderState(state)) throw createUnknownStateError(state);
  const setUp = setups[state] as (context: StateContext, params: unknown) => Record<string, unknown> | void;
  return setUp(context, params ?? {}) ?? {};
}

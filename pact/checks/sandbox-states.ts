import type { ProviderState, ProviderStates, Sandbox } from '@janani/sandbox-api';
import type { StateName, StateParameters, StateUse } from '../states.ts';

type Known = Extract<StateName, keyof ProviderStates>;
type Unknown = Exclude<StateName, Known>;

type UnknownParameter = {
  [Name in Known]: Exclude<keyof StateParameters[Name], keyof ProviderStates[Name]>;
}[Known];

/** Does not compile when the contract gives a state a parameter of a name that the sandbox does not know. */
export const noUnknownParameter: [UnknownParameter] extends [never] ? true : UnknownParameter = true;

/** States the sandbox has no name for, made with its fault queue. */
const byFault: { [Name in Unknown]: (sandbox: Sandbox, params: StateParameters[Name]) => void } = {
  'the phone check is refused': ({ faults }, { message }) =>
    faults.add({
      match: 'POST /api/user/auth/check-phone',
      fault: { kind: 'json', body: { success: false, message, data: null } },
    }),
};

const isUnknown = (use: StateUse): use is Extract<StateUse, { state: Unknown }> =>
  Object.hasOwn(byFault, use.state);

/** Brings the sandbox into a state of the contract, and returns what the state gives out. */
export const become = (sandbox: Sandbox, use: StateUse): Record<string, unknown> => {
  if (isUnknown(use)) {
    byFault[use.state](sandbox, use.params);
    return {};
  }
  // Compiles only while each state and its parameters mean the same to the contract and to the sandbox.
  const known: ProviderState = use;
  return sandbox.become(known);
};

import type { ProviderState, ProviderStates } from '@janani/sandbox-api';
import type { StateName, StateParameters, StateUse } from '../states.ts';
import { type Backend, madeByCall } from './made-by-call.ts';

type Known = Extract<StateName, keyof ProviderStates>;
type Unknown = Exclude<StateName, Known>;

type UnknownParameter = {
  [Name in Known]: Exclude<keyof StateParameters[Name], keyof ProviderStates[Name]>;
}[Known];

/** Does not compile when the contract gives a state a parameter of a name that the sandbox does not know. */
export const noUnknownParameter: [UnknownParameter] extends [never] ? true : UnknownParameter = true;

/** States the sandbox has no name for: one made with its fault queue, and those that a call makes. */
const others: {
  [Name in Unknown]: (backend: Backend, params: StateParameters[Name]) => void | Promise<void>;
} = {
  'the phone check is refused': ({ faults }, { message }) =>
    faults.add({
      match: 'POST /api/user/auth/check-phone',
      fault: { kind: 'json', body: { success: false, message, data: null } },
    }),
  ...madeByCall,
};

type OtherUse = Extract<StateUse, { state: Unknown }>;
const isOther = (use: StateUse): use is OtherUse => Object.hasOwn(others, use.state);

/** Brings the sandbox into a state of the contract, and returns what the state gives out. */
export const become = async (backend: Backend, use: StateUse): Promise<Record<string, unknown>> => {
  if (isOther(use)) {
    const setUp = others[use.state] as (backend: Backend, params: OtherUse['params']) => void | Promise<void>;
    await setUp(backend, use.params);
    return {};
  }
  // Compiles only while each state and its parameters mean the same to the contract and to the sandbox.
  const known: ProviderState = use;
  return backend.become(known);
};

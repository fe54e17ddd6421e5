export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { mintToken } from './mint-token.ts';
export type { ProviderState, ProviderStates } from './provider-states.ts';
export { freeSessionSlugs } from './seeds/free-session-slugs.ts';
export { REGISTERED_PHONE, UNREGISTERED_PHONE } from './seeds/mothers.ts';
export type { Fault } from './traffic/fault.ts';
export type { FaultQueue, FaultRule } from './traffic/fault-queue.ts';
export type { LoggedRequest } from './traffic/request-log.ts';
export type { Latency } from './traffic/traffic.ts';

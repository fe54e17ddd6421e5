type SentRequest = { method: string; path: string; headers: Record<string, string>; body?: string };
type Backend = {
  send: (request: SentRequest) => Promise<{ status: number; content: unknown }>;
  setProviderState: (state: never, params: never) => unknown;
};
type SetUp = (backend: Backend, params: object) => Promise<Record<string, unknown>>;

export class SetupCallError extends Error {}
export const setupCalls: Record<'a user has signed up' | 'a user has enrolled', SetUp>;

import type { operations } from '@janani/api-client/schema';
import type { IdentityVerifier } from './identity.ts';
import type { GetImageUrl } from './session-images.ts';
import type { Account } from './store/users.ts';
import type { Store } from './store/open-store.ts';

/** The operationIds of openapi/janani-api.yaml. */
export type OperationId = keyof operations;

/** Operations whose bearer token is required (decision T-15), so that their user is always known. */
export const memberOperationIds = [
  'listSessions',
  'getSession',
  'enrollInSession',
] as const satisfies OperationId[];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The description defines a default for these parameters, which is filled in before a handler runs. */
type ParameterWithDefault = 'page' | 'limit';
type WithDefaults<Query> = { [K in keyof Query as K & ParameterWithDefault]-?: NonNullable<Query[K]> } & Omit<
  Query,
  ParameterWithDefault
>;

/** A validated request. */
export type Call<Id extends OperationId> = {
  path: NonNullable<operations[Id]['parameters']['path']>;
  query: WithDefaults<NonNullable<operations[Id]['parameters']['query']>>;
  body: operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined;
  user: Id extends (typeof memberOperationIds)[number] ? Account : undefined;
};

/** A described status and its body. */
type DescribedResponse<Id extends OperationId> = StatusAndBody<operations[Id]['responses']>;
type StatusAndBody<Responses> = {
  [Status in keyof Responses]: { status: Status; body: Json<Responses[Status]> };
}[keyof Responses];

/** The dependencies of a handler. */
export type Context = {
  store: Store;
  now: Date;
  verifyToken: IdentityVerifier;
  /** Returns the URL of a session's image. */
  getImageUrl: GetImageUrl;
};

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  context: Context,
) => DescribedResponse<Id> | Promise<DescribedResponse<Id>>;

/** One handler per operation: an operation without a handler does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

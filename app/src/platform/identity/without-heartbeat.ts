import * as core from 'firebase/app';

/**
 * Takes the "heartbeat" out of the SDK before an app is made: a record of the days on which it was used, which it
 * keeps in two databases and sends as the header `X-Firebase-Client`. Every request of the SDK waits for it, and
 * it for a database that it opens and deletes without waiting (`validateIndexedDBOpenable` of `@firebase/util`).
 * With the back/forward cache on, Chromium never completes that opening in the third document of a tab, so that
 * no call with a bearer ever left.
 *
 * `_components` is in no public type of the SDK; what reads from it (`_getProvider` of `@firebase/app`, `AuthImpl`)
 * takes a missing heartbeat for none. `e2e/documents-of-a-tab.spec.ts` fails if an upgrade brings it back.
 */
export const removeHeartbeat = (): void => {
  (core as unknown as { _components?: Map<string, unknown> })._components?.delete('heartbeat');
};

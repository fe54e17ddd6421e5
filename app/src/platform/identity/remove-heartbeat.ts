import * as core from 'firebase/app';

/**
 * Removes the "heartbeat" from the SDK before an app is created: a record of the days on which it was used, which the
 * SDK stores in two databases and sends as the header `X-Firebase-Client`. Every request of the SDK waits for it, and
 * it waits for a database that it opens and deletes without waiting (`validateIndexedDBOpenable` of `@firebase/util`).
 * With the back/forward cache on, Chromium never completes that opening in the third document of a tab, so that no
 * call with a bearer was ever sent.
 *
 * `_components` is in no public type of the SDK; its readers (`_getProvider` of `@firebase/app`, `AuthImpl`) accept a
 * missing heartbeat. `e2e/documents-of-a-tab.spec.ts` fails if an upgrade brings it back.
 */
export const removeHeartbeat = (): void => {
  (core as unknown as { _components?: Map<string, unknown> })._components?.delete('heartbeat');
};

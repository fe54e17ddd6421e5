import { useEffect } from 'react';
import { updates } from '../platform/updates.ts';
import { WORKER } from '../platform/worker.ts';
import { isOutdated } from './fetch-then-import.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Whether the product's host responds, rather than a network in between. The worker responds for pages, but not for
 * its own script.
 */
const isHostReachable = async (): Promise<boolean> => {
  const response = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.ok === true && /javascript/.test(response.headers.get('content-type') ?? '');
};

/** A page with a form is never reloaded: its chunks can be requested again. */
const hasForm = () => document.querySelector('form') !== null;

/** A worker serves the files of its release even after a reload: the next worker has to be activated first. */
const activateNextWorker = async (): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  updates.requireUpdate();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => {});
  return Boolean(registration?.installing ?? registration?.waiting);
};

/**
 * A page that stayed open during a deployment requests files that were removed. One reload loads the new files. Call
 * this only where the user sees that something failed to load: a page in use is not reloaded for a prefetch.
 */
export const reloadIfOutdated = async (): Promise<void> => {
  if (!isOutdated() || hasForm() || !(await isHostReachable()) || (await activateNextWorker())) return;
  reloadOnce();
};

/**
 * After a crash the next release is activated if there is one, for it may be without the defect: a reload alone stays
 * with the worker's release (docs/how-to/release-app.md, "Roll back").
 */
export const recoverFromCrash = async (): Promise<void> => {
  if (!(await activateNextWorker())) await reloadIfOutdated();
};

/** {@link reloadIfOutdated} for a component. */
export const useReloadIfOutdated = (hasFailed: boolean): void => {
  useEffect(() => {
    if (hasFailed) void reloadIfOutdated();
  }, [hasFailed]);
};

import { useEffect } from 'react';
import { updates } from '../platform/updates.ts';
import { WORKER } from '../platform/worker.ts';
import { isOutdated } from './fetch-then-import.ts';
import { reloadOnce } from './reload-once.ts';

/** Whether it is our host that answers, and not a network in between. The worker answers for pages, but not for itself. */
const isHostThere = async (): Promise<boolean> => {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true && /javascript/.test(answer.headers.get('content-type') ?? '');
};

/** A form is never reloaded away: its own parts can be asked for again. */
const hasForm = () => document.querySelector('form') !== null;

/** A worker goes on with the files of its own release, also after a reload: the next one has to take over first. */
const takeNextWorker = async (): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  updates.need();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => {});
  return Boolean(registration?.installing ?? registration?.waiting);
};

/**
 * A page that stayed open while a new version was put in place asks for files that are gone. A reload brings the
 * new ones, once. To be called where the user has been told that something could not be had: a page that is being
 * used does not go away for what was only fetched ahead.
 */
export const reloadIfOutdated = async (): Promise<void> => {
  if (!isOutdated() || hasForm() || !(await isHostThere()) || (await takeNextWorker())) return;
  reloadOnce();
};

/** {@link reloadIfOutdated} for a part of a page. */
export const useReloadIfOutdated = (hasFailed: boolean): void => {
  useEffect(() => {
    if (hasFailed) void reloadIfOutdated();
  }, [hasFailed]);
};

import { missingFiles } from './fetch-then-import.ts';
import { sessionStore } from '../platform/storage.ts';
import { WORKER } from '../platform/worker.ts';

/** The page has reloaded itself once already for this; a second time it would go round in circles. */
const RELOADED = 'reloadedForLostFile';

/** Whether it is the file that is missing and not the network. The worker answers for pages, but not for itself. */
const isServerThere = async (): Promise<boolean> => {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
};

/** Storage may be blocked, and the first mark lost with it: then the browser's own counts. */
const wasReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return sessionStore.read(RELOADED) !== null || navigation?.type === 'reload';
};

/** A form is never reloaded away: its own parts can be asked for again. */
const hasForm = () => document.querySelector('form') !== null;

const reloadOnce = async () => {
  if (!(await isServerThere()) || hasForm()) return;
  sessionStore.write(RELOADED, '1');
  window.location.reload();
};

/**
 * A page that stayed open while a new version was put in place asks for files that are gone. A reload
 * brings the new ones, once.
 */
export const recoverMissingAssets = (): void => {
  missingFiles.addEventListener('missing', () => {
    if (wasReloaded() || hasForm()) return;
    void reloadOnce();
  });
};

import { sessionStore } from './storage.ts';
import { hasTyped } from './typed.ts';
import { WORKER } from './worker.ts';

/** The page has reloaded itself once already for this; a second time it would go round in circles. */
const RELOADED = 'reloadedForLostFile';

/** Whether it is the file that is missing and not the network. The worker answers for pages, but not for itself. */
const isServerThere = async (): Promise<boolean> => {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
};

const reloadOnce = async () => {
  if (!(await isServerThere()) || hasTyped()) return;
  sessionStore.write(RELOADED, '1');
  window.location.reload();
};

/**
 * A page that stayed open while a new version was put in place asks for files that are gone. A reload
 * brings the new ones, once, and never over something she has typed.
 */
export const healLostFiles = (): void => {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStore.read(RELOADED) !== null || hasTyped()) return;
    void reloadOnce();
  });
};

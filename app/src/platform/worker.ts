import { updates } from './updates.ts';

/** Where the build writes it (app/worker/addresses.ts). */
export const WORKER = '/sw.js';

/** How often a page that stays open looks for a new version, when she comes back to it. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

const follow = (registration: ServiceWorkerRegistration) => {
  const offer = () => {
    // The first one of this phone takes nothing from anybody.
    if (registration.waiting && navigator.serviceWorker.controller) updates.offer(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // One that began before this was listened for, and every later one.
  watch();
  registration.addEventListener('updatefound', watch);
};

const lookAgain = (registration: ServiceWorkerRegistration) => {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    void registration.update().catch(() => {});
  });
};

/** Registers the worker that keeps the app for when there is no network (requirement ID-04). */
export const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    follow(registration);
    lookAgain(registration);
  } catch {
    // A private window, or a browser that was told not to: the app works as a website.
  }
};

import { type Language, SOURCE } from '../i18n/languages.ts';
import { updates } from './updates.ts';

/** Where the build writes it (app/worker/addresses.ts). */
export const WORKER = '/sw.js';

/** It keeps one language: that of the page it is registered by. */
const workerFor = (language: Language) => (language === SOURCE ? WORKER : `${WORKER}?language=${language}`);

/** How often a page that stays open looks for a new version, when the user comes back to it. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

const follow = (registration: ServiceWorkerRegistration) => {
  const offer = () => {
    const { waiting } = registration;
    // The first one of this phone takes nothing from anybody; one in another language takes over by itself.
    if (waiting?.scriptURL === navigator.serviceWorker.controller?.scriptURL && waiting)
      updates.offer(waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // One that began before this was listened for, and every later one.
  watch();
  registration.addEventListener('updatefound', watch);
};

const checkForUpdates = (registration: ServiceWorkerRegistration) => {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < UPDATE_CHECK_INTERVAL_MS) return;
    looked = Date.now();
    void registration.update().catch(() => {});
  });
};

/** Has the worker keep what a signed-in user needs besides the pages, once it is there. */
export const precacheMemberFiles = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage({ type: 'KEEP_PARTS' });
};

/** Registers the worker that keeps the app for when there is no network (requirement ID-04). */
export const startWorker = async (language: Language): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(workerFor(language));
    follow(registration);
    checkForUpdates(registration);
  } catch {
    // A private window, or a browser that was told not to: the app works as a website.
  }
};

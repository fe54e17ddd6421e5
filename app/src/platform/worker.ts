import { type Language, SOURCE_LANGUAGE } from '../i18n/languages.ts';
import { analytics } from './analytics.ts';
import { updates } from './updates.ts';

/** The path to which the build writes the worker (app/worker/worker-urls.ts). */
export const WORKER = '/sw.js';

/** A worker caches one language: the one that the user chose, else that of the page that registers it. */
const workerFor = (language: Language) =>
  language === SOURCE_LANGUAGE ? WORKER : `${WORKER}?language=${language}`;

/** How often a page that stays open checks for a new version, when the user returns to it. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

const watchRegistration = (registration: ServiceWorkerRegistration) => {
  const offer = () => {
    const { waiting } = registration;
    // The first worker of this phone replaces none; one in another language takes over by itself.
    if (waiting?.scriptURL === navigator.serviceWorker.controller?.scriptURL && waiting)
      updates.offer(waiting);
  };
  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', offer);
    // The first change is to `installed`, or the installation has failed; without a network that is no error.
    worker?.addEventListener(
      'statechange',
      () => worker.state === 'redundant' && navigator.onLine && void analytics.report('worker', new Error()),
      { once: true },
    );
  };
  offer();
  // A worker whose installation started before the listener was added, and every later one.
  watch();
  registration.addEventListener('updatefound', watch);
};

const checkForUpdates = (registration: ServiceWorkerRegistration) => {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    void registration.update().catch(() => {});
  });
};

/** Makes the worker precache the further files of a signed-in user, once it is active. */
export const precacheMemberFiles = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage({ type: 'KEEP_PARTS' });
};

/** Registers the worker that makes the app available offline (requirement ID-04). */
export const startWorker = async (language: Language): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ error?: unknown } | null>) => {
        if (data?.error) void analytics.report('worker', data.error);
      },
    );
    const registration = await navigator.serviceWorker.register(workerFor(language));
    watchRegistration(registration);
    checkForUpdates(registration);
  } catch {
    // A private window, or a browser configured against it: the app works as a website.
  }
};

import { reloadOnce } from '../src/loading/reload-once.ts';
import { saveInput, restoreInput } from '../src/loading/prehydration-input.ts';
import { replayPress, deferPress } from './deferred-press.ts';
import { watchForStart } from './start-entry.ts';

/** After this time a document whose script has not started shows the message. */
const START_TIMEOUT_MS = 20_000;

/** The script that starts the page: the document has its integrity. */
const entrySelector = 'script[integrity]';

let hasStarted = false;
let isRecovering = false;

const hasInput = () =>
  [...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

/** The page is not reloaded while the user is typing; earlier input is restored (prehydration-input.ts). */
const isTyping = () => hasInput() && document.activeElement instanceof HTMLInputElement;

/** The message that the document contains, hidden (src/shell/NotStartedMessage.tsx). */
const setNoticeShown = (isShown: boolean) => {
  const notice = document.querySelector<HTMLElement>('#not-started');
  if (notice) notice.hidden = !isShown;
};
const showMessage = () => setNoticeShown(!hasStarted);

/** Fetches the script, bypassing the caches of the browser and the worker. Returns whether its integrity matches. */
const fetchBypassingCache = async (script: HTMLScriptElement): Promise<boolean> => {
  const content = await (await fetch(script.src, { cache: 'reload' })).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return script.getAttribute('integrity') === `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * Refetches the document's script and reloads the page. Shows the message instead where the host does not respond,
 * where there is input, or where a reload has not helped before.
 */
const recover = async () => {
  if (hasStarted || isRecovering) return;
  isRecovering = true;
  const files = [...document.querySelectorAll<HTMLScriptElement>(entrySelector)];
  const results = await Promise.allSettled(files.map(fetchBypassingCache));
  const isHostReachable = results.some(({ status }) => status === 'fulfilled');
  const isIntact = results.every((result) => result.status === 'fulfilled' && result.value);
  const mayReload = isIntact ? !isTyping() : isHostReachable && !hasInput();
  if (!mayReload || !reloadOnce(isIntact ? 'recovered' : 'missing')) showMessage();
  isRecovering = false;
  window.addEventListener('online', () => hasStarted || hasInput() || window.location.reload(), {
    once: true,
  });
};

// The error event of a file does not bubble; only capturing listeners get it (HTML standard, "fire an event named
// error").
window.addEventListener(
  'error',
  ({ target }) => target instanceof Element && target.matches(entrySelector) && void recover(),
  true,
);
document.addEventListener('janani:failed', () => void recover());
document.addEventListener('janani:started', () => {
  hasStarted = true;
  setNoticeShown(false);
  window.removeEventListener('click', deferPress, true);
  // The screen gets the earlier input in the same commit: the press must follow it.
  setTimeout(replayPress);
});
// Before the press is deferred, which hides the click from other listeners.
watchForStart();
window.addEventListener('click', deferPress, true);
document.addEventListener('DOMContentLoaded', restoreInput);
window.addEventListener('pagehide', () => hasStarted || saveInput());
setTimeout(showMessage, START_TIMEOUT_MS);

import { reloadOnce } from '../src/loading/reload-once.ts';
import { saveInput, restoreInput } from '../src/loading/prehydration-input.ts';
import { carryOutPress, holdPress } from './pressed.ts';

/** A document whose script has not begun by then says so. */
const PATIENCE_MS = 20_000;

/** What the page is begun by: the document says what it must be. */
const own = 'script[integrity]';

let hasStarted = false;
let isRecovering = false;

const hasInput = () =>
  [...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

/** A page does not go away under somebody's hands; what was typed before comes back (prehydration-input.ts). */
const isTyping = () => hasInput() && document.activeElement instanceof HTMLInputElement;

/** The word that the document has ready (src/shell/NotStarted.tsx). */
const show = (isShown: boolean) => {
  const notice = document.querySelector<HTMLElement>('#not-started');
  if (notice) notice.hidden = !isShown;
};
const say = () => show(!hasStarted);

/** Fetched past what the browser or the worker has kept: whether it is the file, or anything at all. */
const fetchBypassingCache = async (script: HTMLScriptElement): Promise<boolean> => {
  const content = await (await fetch(script.src, { cache: 'reload' })).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return script.getAttribute('integrity') === `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * Brings the document's script anew, and then the page; where nobody answers, something has been typed, or a reload
 * has not helped before, it says what is missing instead.
 */
const recover = async () => {
  if (hasStarted || isRecovering) return;
  isRecovering = true;
  const files = [...document.querySelectorAll<HTMLScriptElement>(own)];
  const answers = await Promise.allSettled(files.map(fetchBypassingCache));
  const isHostThere = answers.some(({ status }) => status === 'fulfilled');
  const isRight = answers.every((answer) => answer.status === 'fulfilled' && answer.value);
  const mayReload = isRight ? !isTyping() : isHostThere && !hasInput();
  if (!mayReload || !reloadOnce(isRight ? 'here' : 'missing')) say();
  isRecovering = false;
  window.addEventListener('online', () => hasStarted || hasInput() || window.location.reload(), {
    once: true,
  });
};

// A file that fails tells only those who listen on the way down (HTML standard, "fire an event named error").
window.addEventListener(
  'error',
  ({ target }) => target instanceof Element && target.matches(own) && void recover(),
  true,
);
document.addEventListener('janani:failed', () => void recover());
document.addEventListener('janani:started', () => {
  hasStarted = true;
  show(false);
  window.removeEventListener('click', holdPress, true);
  // The screen is told of what was typed before in the same commit: the press comes after it.
  setTimeout(carryOutPress);
});
window.addEventListener('click', holdPress, true);
document.addEventListener('DOMContentLoaded', restoreInput);
window.addEventListener('pagehide', () => hasStarted || saveInput());
setTimeout(say, PATIENCE_MS);

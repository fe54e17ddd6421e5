import { reloadOnce } from '../src/loading/reload-once.ts';

/** A document whose script has not begun by then says so. */
const PATIENCE_MS = 20_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** The files without which the page does not begin: the document says what they must be. */
const own = 'script[integrity],link[integrity]';
const addressOf = (element: FileElement) => ('src' in element ? element.src : element.href);

const hasInput = () =>
  [...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

let hasStarted = false;
let isRecovering = false;

/** The word that the document has ready (src/shell/NotStarted.tsx). */
const show = (isShown: boolean) => {
  const notice = document.querySelector<HTMLElement>('#not-started');
  if (notice) notice.hidden = !isShown;
};
const say = () => show(!hasStarted);

/**
 * Brings the document's files past what the browser or the worker has kept of them, and the page anew; where nobody
 * answers, or something has been typed, it says what is missing instead.
 */
const recover = async () => {
  if (hasStarted || isRecovering) return;
  isRecovering = true;
  const files = [...document.querySelectorAll<FileElement>(own)];
  const answers = await Promise.allSettled(
    files.map(async (file) => (await fetch(addressOf(file), { cache: 'reload' })).arrayBuffer()),
  );
  const isHostThere = answers.some(({ status }) => status === 'fulfilled');
  if (!isHostThere || hasInput() || !reloadOnce()) say();
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
});
setTimeout(say, PATIENCE_MS);

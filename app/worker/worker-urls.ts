/** The bare shell: the document of every page that is not built ahead of time. */
export const SHELL = '/app';

/**
 * The shell's file. A host redirects this name to the URL above, and a redirected response may not be used for a
 * page (Fetch standard).
 */
export const SHELL_FILE = `${SHELL}.html`;

/** The worker's script. A host must not allow it to be cached. */
export const WORKER = '/sw.js';

/** The language that a worker was registered for, `/sw.js?language=hi`; undefined for the source language. */
export const getWorkerLanguage = (url: string): string | undefined =>
  new URL(url).searchParams.get('language') ?? undefined;

/** The parameter of the URLs that an installed app starts with (app/build/prerender/site-files.ts). */
export const APP_START = 'start';

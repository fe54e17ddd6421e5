/** The bare shell: the document of every page that is not built ahead of time. */
export const SHELL = '/app';

/** Its file. By this name a host sends on to its address, and no page may be answered with that (Fetch standard). */
export const SHELL_FILE = `${SHELL}.html`;

/** The worker itself. A host must not let it be cached. */
export const WORKER = '/sw.js';

/** The language a worker was registered for, `/sw.js?language=hi`; none for the source. */
export const languageOfWorker = (address: string): string | undefined =>
  new URL(address).searchParams.get('language') ?? undefined;

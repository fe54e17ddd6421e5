/** The bare shell: the document of every page that is not built ahead of time. */
export const SHELL = '/app.html';

/** The worker itself. A host must not let it be cached. */
export const WORKER = '/sw.js';

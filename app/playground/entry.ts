/** The file that starts the playground, read before the product changes the page’s URL. */
export const entry = new URL('index.html', window.location.href);

/** Where the playground’s own files are. */
export const folder = new URL('.', entry);

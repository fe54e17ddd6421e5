/** A build always has NODE_ENV "production", but only the page itself can call a sandbox inside it. */
export const isInProduction = (): boolean => false;

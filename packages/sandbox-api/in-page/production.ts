/** A build always has NODE_ENV "production"; but only the page itself can call the sandbox in it. */
export const isInProduction = (): boolean => false;

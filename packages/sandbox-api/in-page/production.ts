/** A build is always made for production; but only the page itself can ask the sandbox in it. */
export const isInProduction = (): boolean => false;

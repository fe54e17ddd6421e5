/**
 * Creates the sandbox's errors for developers: one sentence that states what happened, why it matters and what to do.
 */
export const sandboxError = (what: { happened: string; so: string; todo: string }): Error =>
  new Error(`${what.happened}, so ${what.so}: ${what.todo}.`);

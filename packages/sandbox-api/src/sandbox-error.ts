/**
 * Creates the sandbox's errors for developers: one sentence that states what happened, why it matters and what to do.
 */
export const createSandboxError = (details: { problem: string; consequence: string; fix: string }): Error =>
  new Error(`${details.problem}, so ${details.consequence}: ${details.fix}.`);

/** Occurs in every playground, and in nothing that is sent to users (app/e2e/build.spec.ts). */
export const PLAYGROUND_MARKERS = /sqlite|demo:writes/i;

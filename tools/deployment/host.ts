/** How a check speaks to what is deployed, and says what it found. */
import type { Ask } from './ask.ts';
import type { Build } from './expected.ts';

export type Deployment = {
  /** Without a slash at its end. */
  origin: string;
  /** Where the API answers, with its base path. */
  api: string;
  /** Where the identity provider answers. */
  provider: string;
  /** What was built; undefined where there is no build here. */
  build: Build | undefined;
  ask: Ask;
};

/** What to do where the host is set up otherwise than the build says. */
export const SERVE_AGAIN =
  'Deploy with the configuration that the build wrote beside its folder (docs/how-to/deploy.md)';

/** What happened, why it matters, what to do. */
export class Finding extends Error {
  constructor(happened: string, matters: string, todo: string) {
    super(`${happened}, so ${matters}. ${todo}.`);
  }
}

/** A check that cannot be made here, and why. */
export class Skipped extends Error {}

export type Check = {
  name: string;
  /** Resolves with the number of addresses looked at, where they are many. */
  run: (deployment: Deployment) => Promise<number | void>;
};

/** Ends a check with what it found, unless all is well. */
export const must = (isWell: boolean, happened: string, matters: string, todo: string): void => {
  if (!isWell) throw new Finding(happened, matters, todo);
};

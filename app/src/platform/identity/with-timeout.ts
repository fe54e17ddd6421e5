import { IdentityError } from './port.ts';

/** The work's result, or a rejection once the time limit has passed; a later result is ignored. */
export const withTimeout = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityError('auth/timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

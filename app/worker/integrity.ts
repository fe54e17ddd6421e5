import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256, Base64. */
export const computeDigest = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');

/** The value of the `integrity` of an element or a request. */
export const computeIntegrity = (content: Buffer | string): string => `sha256-${computeDigest(content)}`;

/** The integrity of every built file, by its URL. */
export const getIntegrities = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'assets')).map((name) => [
      `/assets/${name}`,
      computeIntegrity(readFileSync(join(folder, 'assets', name))),
    ]),
  );

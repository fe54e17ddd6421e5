import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256, Base64. */
export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');

/** The value of the `integrity` of an element or a request. */
export const integrityOf = (content: Buffer | string): string => `sha256-${digestOf(content)}`;

/** The integrity of every built file, by its URL. */
export const integritiesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'assets')).map((name) => [
      `/assets/${name}`,
      integrityOf(readFileSync(join(folder, 'assets', name))),
    ]),
  );

/** The location of the two pacts: in the unzipped kit, or in the app's repository. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const PROVIDER = 'janani-api';

/** The requirements of the app, and the further rules of the description. Each is a separate consumer. */
export const consumers = { required: 'janani-web', recommended: 'janani-web-recommended' };

const kit = join(import.meta.dirname, '..');

export const getContractFile = (name) => {
  const file = `${consumers[name]}-${PROVIDER}.json`;
  const found = [kit, join(kit, '../contracts')].map((folder) => join(folder, file)).find(existsSync);
  if (found) return found;
  console.error(
    `${file} is neither beside verify.mjs nor in ../contracts, so there is nothing to ask a backend for. Take the whole kit: README.md says where it is.`,
  );
  return process.exit(1);
};

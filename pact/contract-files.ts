import { join } from 'node:path';

const here = import.meta.dirname;

export const PROVIDER = 'janani-api';

/**
 * The required pact contains what the app sends and reads. The recommended pact contains further rules of the
 * description, and only its security rules fail a run. Each is a separate consumer, so that a broker verifies the
 * first only.
 */
export const CONSUMERS = { required: 'janani-web', recommended: 'janani-web-recommended' } as const;
export type PactName = keyof typeof CONSUMERS;
export const pactNames = Object.keys(CONSUMERS) as PactName[];

/** The name of its file, here and in the provider kit. */
export const contractFileName = (name: PactName) => `${CONSUMERS[name]}-${PROVIDER}.json`;

/** Where the consumer tests write. Emptied before each run, so that it contains no interactions of removed tests. */
export const freshFolder = join(here, '.cache/contracts');
export const freshContract = (name: PactName) => join(freshFolder, contractFileName(name));
/** One line per written interaction, to detect two with the same description. */
export const freshDescriptions = (name: PactName) => join(freshFolder, `${name}.txt`);

/** The committed contract, which is published and read by every check. */
export const committedContract = (name: PactName) => join(here, 'contracts', contractFileName(name));

export const providerKit = join(here, 'provider-kit');

/** Contracts of released web app versions. */
export const releasedFolder = join(here, 'released');

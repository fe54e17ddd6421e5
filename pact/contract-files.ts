import { join } from 'node:path';

const pactFolder = import.meta.dirname;

export const PROVIDER = 'janani-api';

/**
 * The required pact contains what the app sends and reads. The recommended pact contains further rules of the
 * description, and only its security rules fail a run. Each is a separate consumer, so that a broker verifies only the
 * required one.
 */
export const CONSUMERS = { required: 'janani-web', recommended: 'janani-web-recommended' } as const;
export type PactName = keyof typeof CONSUMERS;
export const pactNames = Object.keys(CONSUMERS) as PactName[];

/** The name of a pact's file, in the repository and in the provider kit. */
export const getContractFileName = (name: PactName) => `${CONSUMERS[name]}-${PROVIDER}.json`;

/** The folder of the recorded contracts. It is emptied before each run, so that interactions of removed tests are gone. */
export const recordedFolder = join(pactFolder, '.cache/contracts');
export const getRecordedContract = (name: PactName) => join(recordedFolder, getContractFileName(name));
/** One line per written interaction, to detect two with the same description. */
export const getRecordedDescriptions = (name: PactName) => join(recordedFolder, `${name}.txt`);

/** The committed contract, which is published and read by every check. */
export const getCommittedContract = (name: PactName) =>
  join(pactFolder, 'contracts', getContractFileName(name));

export const providerKitFolder = join(pactFolder, 'provider-kit');

/** Contracts of released web app versions. */
export const releasedFolder = join(pactFolder, 'released');

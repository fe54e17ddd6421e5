import { join } from 'node:path';

const here = import.meta.dirname;

export const PROVIDER = 'janani-api';

/**
 * What the app sends and reads, which a backend has to do; and what the description promises beyond, which fails a
 * run only where it is about security. Each is a consumer of its own, so that a broker asks for the first only.
 */
export const CONSUMERS = { required: 'janani-web', recommended: 'janani-web-recommended' } as const;
export type PactName = keyof typeof CONSUMERS;
export const pactNames = Object.keys(CONSUMERS) as PactName[];

/** What its file is called, here and in the provider kit. */
export const contractFileName = (name: PactName) => `${CONSUMERS[name]}-${PROVIDER}.json`;

/** Where the consumer tests write. Emptied before each run, so that no interaction outlives its test. */
export const freshFolder = join(here, '.cache/contracts');
export const freshContract = (name: PactName) => join(freshFolder, contractFileName(name));
/** One line for each interaction that was written, to see two that share a description. */
export const freshDescriptions = (name: PactName) => join(freshFolder, `${name}.txt`);

/** The committed contract: what is published and what every check reads. */
export const committedContract = (name: PactName) => join(here, 'contracts', contractFileName(name));

export const providerKit = join(here, 'provider-kit');

/** Contracts of web app versions that are out there. */
export const releasedFolder = join(here, 'released');

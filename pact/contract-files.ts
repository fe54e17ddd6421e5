import { join } from 'node:path';

const here = import.meta.dirname;

export const CONSUMER = 'janani-web';
export const PROVIDER = 'janani-api';

const fileName = `${CONSUMER}-${PROVIDER}.json`;

/** Where the consumer tests write. Emptied before each run, so that no interaction outlives its test. */
export const freshFolder = join(here, '.cache/contracts');
export const freshContract = join(freshFolder, fileName);
/** One line for each interaction that was written, to see two that share a description. */
export const freshDescriptions = join(freshFolder, 'descriptions.txt');

/** The committed contract: what is published and what every check reads. */
export const committedContract = join(here, 'contracts', fileName);

export const providerKit = join(here, 'provider-kit');
export const kitContract = join(providerKit, fileName);

/** Contracts of web app versions that are out there. */
export const releasedFolder = join(here, 'released');

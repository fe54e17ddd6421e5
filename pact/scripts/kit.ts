/**
 * `pnpm pact kit`: builds the provider kit as a zip that requires npm only, and adds the files that it shares with the
 * app: the two pacts, the description with its references, and the states.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { readMergedContract } from '../checks/contract.ts';
import {
  getCommittedContract,
  getContractFileName,
  pactNames,
  providerKitFolder,
} from '../contract-files.ts';
import { createKitStates } from './kit-states.ts';

const scriptsFolder = import.meta.dirname;
const file = process.argv[2] ?? join(scriptsFolder, '../dist/janani-provider-kit.zip');
const openapi = join(scriptsFolder, '../../openapi');

/** Files that a run creates, and types for the tests of this repository. */
const EXCLUDED_FILES =
  /(?:^|\/)(?:node_modules|__pycache__|recommended\.txt|package-lock\.json)(?:\/|$)|\.d\.mts$/;
/** A fixed date, so that the same files result in the same zip. */
const MODIFIED_AT = '1980-01-02';

const kitFiles = readdirSync(providerKitFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(providerKitFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((name) => !EXCLUDED_FILES.test(name))
  .toSorted()
  .map((name): [string, Uint8Array] => [name, readFileSync(join(providerKitFolder, name))]);

const files = Object.fromEntries<Uint8Array>([
  ...kitFiles,
  ...pactNames.map((name): [string, Uint8Array] => [
    getContractFileName(name),
    readFileSync(getCommittedContract(name)),
  ]),
  ['janani-api.yaml', readFileSync(join(openapi, 'janani-api.yaml'))],
  ['openapi/README.md', readFileSync(join(openapi, 'README.md'))],
  [
    'states.json',
    new TextEncoder().encode(`${JSON.stringify(createKitStates(readMergedContract()), null, 2)}\n`),
  ],
]);

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, zipSync(files, { mtime: MODIFIED_AT }));
console.log(`The provider kit is at ${file}`);

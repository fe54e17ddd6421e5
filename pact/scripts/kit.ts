/**
 * `pnpm pact kit`: builds the provider kit as a zip that requires npm only, and adds the files that it shares with the
 * app: the two pacts, the description with its references, and the states.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { readMergedContract } from '../checks/contract.ts';
import { committedContract, contractFileName, pactNames, providerKit } from '../contract-files.ts';
import { kitStates } from './kit-states.ts';

const here = import.meta.dirname;
const file = process.argv[2] ?? join(here, '../dist/janani-provider-kit.zip');
const openapi = join(here, '../../openapi');

/** Files that a run creates, and types for the tests of this repository. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|__pycache__|recommended\.txt|package-lock\.json)(?:\/|$)|\.d\.mts$/;
/** A fixed date, so that the same files result in the same zip. */
const MADE_AT = '1980-01-02';

const own = readdirSync(providerKit, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(providerKit, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((name) => !LEFT_OUT.test(name))
  .toSorted()
  .map((name): [string, Uint8Array] => [name, readFileSync(join(providerKit, name))]);

const files = Object.fromEntries<Uint8Array>([
  ...own,
  ...pactNames.map((name): [string, Uint8Array] => [
    contractFileName(name),
    readFileSync(committedContract(name)),
  ]),
  ['janani-api.yaml', readFileSync(join(openapi, 'janani-api.yaml'))],
  ['openapi/README.md', readFileSync(join(openapi, 'README.md'))],
  ['states.json', new TextEncoder().encode(`${JSON.stringify(kitStates(readMergedContract()), null, 2)}\n`)],
]);

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, zipSync(files, { mtime: MADE_AT }));
console.log(`The provider kit is at ${file}`);

/** `npm run compare -- your-openapi.yaml`: checks that your description allows what the web app sends and reads. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contractFile } from './lib/contract-file.mjs';

const [own] = process.argv.slice(2);
const required = contractFile('required');

const stopWith = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!own || !(existsSync(own) || URL.canParse(own))) {
  stopWith('There is no OpenAPI file to compare. Name yours: npm run compare -- ../openapi.yaml.');
}

const comparator = createRequire(import.meta.url).resolve('@pactflow/openapi-pact-comparator');
const program = join(dirname(comparator), 'cli.cjs');
const { stdout, stderr } = spawnSync(process.execPath, [program, '--oas', own, required], {
  encoding: 'utf8',
});

const readResult = () => {
  try {
    return JSON.parse(stdout).flatMap((output) => output.results ?? output);
  } catch {
    return stopWith(
      `${own} could not be compared, so nothing is known. The comparator printed:\n${stderr}${stdout}`,
    );
  }
};

const found = readResult();
for (const { message, mockDetails, specDetails } of found)
  console.log(
    `${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location}; yours: ${specDetails?.location})`,
  );
if (found.length > 0)
  stopWith(
    `${own} does not allow ${found.length} things that the web app sends or reads. Correct it, or ask the app's team to change the contract.`,
  );
console.log(`${own} allows all that the web app sends and reads.`);

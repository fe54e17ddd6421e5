/** `npm run compare -- your-openapi.yaml`: checks that your description allows what the web app sends and reads. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getContractFile } from './lib/contract-file.mjs';

const [openApiFile] = process.argv.slice(2);
const required = getContractFile('required');

const exitWithError = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!openApiFile || !(existsSync(openApiFile) || URL.canParse(openApiFile))) {
  exitWithError('There is no OpenAPI file to compare. Name yours: npm run compare -- ../openapi.yaml.');
}

const comparator = createRequire(import.meta.url).resolve('@pactflow/openapi-pact-comparator');
const program = join(dirname(comparator), 'cli.cjs');
const { stdout, stderr } = spawnSync(process.execPath, [program, '--oas', openApiFile, required], {
  encoding: 'utf8',
});

const readResult = () => {
  try {
    return JSON.parse(stdout).flatMap((output) => output.results ?? output);
  } catch {
    return exitWithError(
      `${openApiFile} could not be compared, so nothing is known. The comparator printed:\n${stderr}${stdout}`,
    );
  }
};

const violations = readResult();
for (const { message, mockDetails, specDetails } of violations)
  console.log(
    `${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location}; yours: ${specDetails?.location})`,
  );
if (violations.length > 0)
  exitWithError(
    `${openApiFile} does not allow ${violations.length} things that the web app sends or reads. Correct it, or ask the app's team to change the contract.`,
  );
console.log(`${openApiFile} allows all that the web app sends and reads.`);

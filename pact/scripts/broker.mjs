/**
 * `pnpm pact publish` publishes the contract to the Pact broker; `pnpm pact can-i-deploy` checks whether the deployed
 * backend complies with it; `pnpm pact record-deployment` records a deployment. A version is a commit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const CONSUMER = 'janani-web';
const contracts = join(import.meta.dirname, '../contracts');

const { PACT_BROKER_BASE_URL, PACT_ENVIRONMENT = 'production' } = process.env;

if (!PACT_BROKER_BASE_URL) {
  console.error(
    'PACT_BROKER_BASE_URL is not set, so there is no broker to talk to: set it to the address of your Pact broker, and PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD) to what it lets you in with.',
  );
  process.exit(1);
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

// On a pull request GitHub checks out a merge that is never deployed; the branch is that of the pull request.
const { GIT_COMMIT, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_REF_NAME } = process.env;
const commit = GIT_COMMIT || GITHUB_SHA || git('rev-parse', 'HEAD');
const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || git('branch', '--show-current');

// Empty for a detached HEAD.
const onBranch = branch ? ['--branch', branch] : [];

const commands = {
  publish: ['publish', contracts, '--consumer-app-version', commit, ...onBranch],
  'can-i-deploy': [
    'can-i-deploy',
    '--pacticipant',
    CONSUMER,
    '--version',
    commit,
    '--to-environment',
    PACT_ENVIRONMENT,
  ],
  'record-deployment': [
    'record-deployment',
    '--pacticipant',
    CONSUMER,
    '--version',
    commit,
    '--environment',
    PACT_ENVIRONMENT,
  ],
};

const args = commands[process.argv[2]];
if (!args) {
  console.error(`Name a command: ${Object.keys(commands).join(' or ')}.`);
  process.exit(1);
}

const packageFile = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json');
const program = join(dirname(packageFile), 'bin/pact-broker.js');
const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env });
process.exit(status ?? 1);

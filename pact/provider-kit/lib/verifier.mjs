/** Runs Pact's verifier as a program, which works for a backend in any language. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { consumers, getContractFile, PROVIDER } from './contract-file.mjs';

const require = createRequire(import.meta.url);

const { PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PROVIDER_VERSION, PROVIDER_BRANCH, PACT_URL } = process.env;

/** Command-line options from names and values; undefined values are omitted. */
const toFlags = (values) =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item ? [`--${name}`, ...(item === true ? [] : [item])] : [])),
  );

const selectors = [{ mainBranch: true }, { deployedOrReleased: true }].map((selector) =>
  JSON.stringify(selector),
);

/** The version and the branch of a published result. */
const publishFlags = toFlags({
  publish: Boolean(PROVIDER_VERSION),
  'provider-version': PROVIDER_VERSION,
  'provider-branch': PROVIDER_VERSION && PROVIDER_BRANCH,
});

const getArguments = (name) => {
  const token = toFlags({ token: PACT_BROKER_TOKEN });
  // A webhook of the broker passes the URL of the changed pact.
  if (PACT_URL && name === 'required') return [...toFlags({ url: PACT_URL }), ...token, ...publishFlags];
  if (!PACT_BROKER_BASE_URL) return toFlags({ file: getContractFile(name) });
  const broker = toFlags({
    'broker-url': PACT_BROKER_BASE_URL,
    'filter-consumer': consumers[name],
    'ignore-no-pacts-error': true,
    'consumer-version-selectors': selectors,
  });
  return [...broker, ...token, ...publishFlags];
};

export const sources = {
  required: getArguments('required'),
  recommended: getArguments('recommended'),
  security: [...getArguments('recommended'), ...toFlags({ 'filter-description': ': security, ' })],
};

const waitForExit = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

/** The results of the interactions: the mismatches, or the error that prevented a request. */
const getInteractions = ({ interactionResults, errors }) =>
  interactionResults.map(({ description, result }) => {
    const error = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`));
    const { mismatches = [], message } = error?.mismatch ?? {};
    return { description, passed: result === 'OK', mismatches, message };
  });

/** Runs the verifier on one source of interactions, through the relay. */
export const runVerifier = async (relay, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-kit-'));
  const report = join(folder, 'report.json');
  try {
    const program = join(dirname(require.resolve('@pact-foundation/pact-cli/package.json')), 'bin');
    const { hostname, port } = new URL(relay.url);
    const args = toFlags({
      json: report,
      loglevel: 'error',
      'no-colour': true,
      'provider-name': PROVIDER,
      hostname,
      port,
      'base-path': relay.providerPath,
      'state-change-url': `${relay.url}${relay.statesPath}`,
      'state-change-teardown': true,
      'request-timeout': String(relay.requestTimeoutMs),
    });
    const child = spawn(process.execPath, [join(program, 'pact-verifier.js'), ...source, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Opts out of the usage statistics of the program.
      env: { PACT_DO_NOT_TRACK: 'true', ...process.env },
    });
    const { output } = await waitForExit(child);
    try {
      const result = JSON.parse(readFileSync(report, 'utf8'));
      return { passed: result.result, interactions: getInteractions(result) };
    } catch {
      throw new Error(`Pact's verifier wrote no report, so nothing was verified. It printed:\n${output}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

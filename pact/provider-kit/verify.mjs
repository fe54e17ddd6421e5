/**
 * Asks a running backend for every interaction of the contract. README.md says how.
 *
 * PROVIDER_URL  where the API answers, with its base path: http://127.0.0.1:8080/api
 * STATES_URL    where states are set up; without it none is, and only what the data happens to hold passes
 * ACCESS_TOKEN  an identity token of a test user, for states that give out none
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The library counts its users over the network unless it is told not to.
process.env.PACT_DO_NOT_TRACK ??= 'true';
const { Verifier } = await import('@pact-foundation/pact');

const CONTRACT = join(import.meta.dirname, 'janani-web-janani-api.json');
const STATES = join(import.meta.dirname, 'states.json');
const PROVIDER = 'janani-api';

const { PROVIDER_URL, STATES_URL, ACCESS_TOKEN, LOG_LEVEL = 'error' } = process.env;
const { PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PROVIDER_VERSION, PROVIDER_BRANCH } = process.env;

const stopWith = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!URL.canParse(PROVIDER_URL ?? ''))
  stopWith(
    'PROVIDER_URL is not set to an address, so there is no backend to ask. Set it to where the API answers, for instance http://127.0.0.1:8080/api.',
  );

await fetch(PROVIDER_URL).catch(() =>
  stopWith(
    `Nothing answers at ${PROVIDER_URL}, so there is no backend to ask. Start it, or correct PROVIDER_URL.`,
  ),
);

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Has the backend set a state up or take it down, and returns what it gives out. */
const change = async (action, state, params) => {
  const fallback = ACCESS_TOKEN ? { accessToken: ACCESS_TOKEN, idToken: ACCESS_TOKEN } : {};
  if (!STATES_URL) return fallback;
  const response = await fetch(STATES_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, state, params }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${STATES_URL} answered the ${action} of "${state}" with ${response.status}: ${text}`);
  return { ...fallback, ...(text ? JSON.parse(text) : {}) };
};

const stateHandlers = Object.fromEntries(
  json(STATES).map(({ state }) => [
    state,
    {
      setup: (params) => change('setup', state, params),
      teardown: (params) => change('teardown', state, params),
    },
  ]),
);

const source = PACT_BROKER_BASE_URL
  ? {
      pactBrokerUrl: PACT_BROKER_BASE_URL,
      ...(PACT_BROKER_TOKEN ? { pactBrokerToken: PACT_BROKER_TOKEN } : {}),
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      publishVerificationResult: Boolean(PROVIDER_VERSION),
      ...(PROVIDER_VERSION ? { providerVersion: PROVIDER_VERSION } : {}),
      ...(PROVIDER_BRANCH ? { providerVersionBranch: PROVIDER_BRANCH } : {}),
    }
  : { pactUrls: [CONTRACT] };

try {
  await new Verifier({
    provider: PROVIDER,
    providerBaseUrl: PROVIDER_URL,
    logLevel: LOG_LEVEL,
    stateHandlers,
    ...source,
  }).verifyProvider();
  console.log(`The backend at ${PROVIDER_URL} does what the web app needs.`);
} catch ({ message }) {
  // The library throws its whole report, which it has printed already.
  if (!message.startsWith('{')) console.error(message);
  stopWith(
    `The backend at ${PROVIDER_URL} does not do what the web app needs, so the app would break with it. The mismatches are listed above, each with its path: correct them, or ask the app's team to change the contract.`,
  );
}

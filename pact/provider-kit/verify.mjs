/**
 * Verifies a running backend with every interaction of the two pacts: node verify.mjs [--accept FILE]. README.md
 * explains it.
 *
 * PROVIDER_URL  the URL of the API, with its base path: http://127.0.0.1:8080/api
 * STATES_URL    the state endpoint; without it no states are set up, and the result depends on existing data
 * ACCESS_TOKEN  an identity token of a test user, if the states return none
 * VERIFY        `required` skips the recommended pact except its security rules
 * WEB_ORIGIN    the origin of the web app, if it differs from the API's: https://app.example
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readAcceptedFailures } from './lib/accepted.mjs';
import { findCorsProblems } from './lib/cors.mjs';
import { openRelay } from './lib/relay.mjs';
import {
  formatFailures,
  formatCors,
  formatRecommended,
  formatSecurity,
  findSecurityFailures,
  formatSuccess,
  formatWarnings,
} from './lib/report.mjs';
import { runVerifier, sources } from './lib/verifier.mjs';

const { PROVIDER_URL = '', STATES_URL, ACCESS_TOKEN, VERIFY, WEB_ORIGIN: origin } = process.env;
/** The file for the responses that do not meet the recommendations. */
const RECOMMENDED_REPORT = 'recommended.txt';

const exitWithError = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readArguments = () => {
  try {
    return readAcceptedFailures(parseArgs({ options: { accept: { type: 'string' } } }).values.accept);
  } catch (error) {
    return exitWithError(error.message);
  }
};
const accepted = readArguments();

if (!URL.canParse(PROVIDER_URL))
  exitWithError(
    'PROVIDER_URL is not set to an address, so there is no backend to ask. Set it to where the API is, for instance http://127.0.0.1:8080/api.',
  );
if (origin && (!URL.canParse(origin) || new URL(origin).origin !== origin))
  exitWithError(
    `WEB_ORIGIN is "${origin}", which is no origin, so it cannot be compared with what the backend names. Set it to scheme, host and port alone, for instance https://app.example.`,
  );
await fetch(PROVIDER_URL).catch(() =>
  exitWithError(
    `There is no response from ${PROVIDER_URL}, so there is no backend to ask. Start it, or correct PROVIDER_URL.`,
  ),
);

const relay = await openRelay({ providerUrl: PROVIDER_URL, statesUrl: STATES_URL, token: ACCESS_TOKEN });
try {
  await relay.requestUnknownState();
  const required = await runVerifier(relay, sources.required);
  const isRequiredOnly = VERIFY === 'required';
  const recommended = await runVerifier(relay, sources[isRequiredOnly ? 'security' : 'recommended']);

  const print = (lines) => lines.forEach((line) => console.log(line));
  print(formatFailures(required, relay));
  const { open, lines } = formatSecurity(findSecurityFailures(recommended, relay.responseChecks), accepted);
  print(lines);
  const unmet = isRequiredOnly ? [] : formatRecommended(recommended);
  if (unmet.length > 0) {
    writeFileSync(RECOMMENDED_REPORT, `${unmet.join('\n')}\n`);
    print([`${unmet[0]} Each of them is in ${RECOMMENDED_REPORT}.`]);
  }
  const blocked = origin ? await findCorsProblems(PROVIDER_URL.replace(/\/$/, ''), origin) : [];
  print([...formatWarnings(relay), ...formatCors(origin, blocked)]);
  if (required.passed && open.length === 0 && blocked.length === 0)
    print(
      formatSuccess({ providerUrl: PROVIDER_URL, required, recommended, isRequiredOnly, origin, ...relay }),
    );
  else if (!STATES_URL)
    exitWithError(
      'No STATES_URL was given, so no data was set up, and what is listed above may fail for that alone. Set it to your state endpoint: README.md explains it.',
    );
  else if (required.passed && blocked.length === 0)
    exitWithError(
      `The backend at ${PROVIDER_URL} does what the web app requires, and fails for what is listed above: correct it, or accept it with a reason (--accept FILE).`,
    );
  else
    exitWithError(
      `The backend at ${PROVIDER_URL} does not do what the web app requires, so the app would break with it. The mismatches are listed above: correct them, or ask the app's team to change the contract.`,
    );
} catch (error) {
  exitWithError(error.message);
} finally {
  relay.close();
}

/**
 * Asks a running backend for every interaction of the two pacts. README.md says how.
 *
 * PROVIDER_URL  where the API answers, with its base path: http://127.0.0.1:8080/api
 * STATES_URL    where states are set up; without it none is, and only what the data happens to hold passes
 * ACCESS_TOKEN  an identity token of a test user, for as long as the states give out none
 * VERIFY        `needed` leaves out what is advised
 * WEB_ORIGIN    where the web app is served, if that is another origin than the API's: https://app.example
 */
import { writeFileSync } from 'node:fs';
import { openRelay } from './lib/relay.mjs';
import { blockedAcrossOrigins } from './lib/across-origins.mjs';
import { advisedLines, failureLines, originLines, successLines, warningLines } from './lib/report.mjs';
import { runVerifier, sources } from './lib/verifier.mjs';

const { PROVIDER_URL = '', STATES_URL, ACCESS_TOKEN, VERIFY, WEB_ORIGIN: origin } = process.env;
/** Where the answers that are not as the description promises are written. */
const ADVISED_REPORT = 'advised.txt';

const stopWith = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!URL.canParse(PROVIDER_URL))
  stopWith(
    'PROVIDER_URL is not set to an address, so there is no backend to ask. Set it to where the API answers, for instance http://127.0.0.1:8080/api.',
  );
if (origin && (!URL.canParse(origin) || new URL(origin).origin !== origin))
  stopWith(
    `WEB_ORIGIN is "${origin}", which is no origin, so it cannot be compared with what the backend names. Set it to scheme, host and port alone, for instance https://app.example.`,
  );
await fetch(PROVIDER_URL).catch(() =>
  stopWith(
    `Nothing answers at ${PROVIDER_URL}, so there is no backend to ask. Start it, or correct PROVIDER_URL.`,
  ),
);

const relay = await openRelay({ providerUrl: PROVIDER_URL, statesUrl: STATES_URL, token: ACCESS_TOKEN });
try {
  await relay.askForAStateThatNobodyKnows();
  const needed = await runVerifier(relay, sources.needed);
  const advised = VERIFY === 'needed' ? undefined : await runVerifier(relay, sources.advised);

  const print = (lines) => lines.forEach((line) => console.log(line));
  print(failureLines(needed, relay));
  const open = advisedLines(advised);
  if (open.length > 0) {
    writeFileSync(ADVISED_REPORT, `${open.join('\n')}\n`);
    print([`${open[0]} Each of them stands in ${ADVISED_REPORT}.`]);
  }
  const blocked = origin ? await blockedAcrossOrigins(PROVIDER_URL.replace(/\/$/, ''), origin) : [];
  print([...warningLines(relay), ...originLines(origin, blocked)]);
  if (needed.passed && blocked.length === 0)
    print(successLines({ providerUrl: PROVIDER_URL, needed, advised, origin, ...relay }));
  else if (!STATES_URL)
    stopWith(
      'No STATES_URL was given, so no data was set up, and what is listed above may fail for that alone. Set it to your state endpoint: README.md says what it does.',
    );
  else
    stopWith(
      `The backend at ${PROVIDER_URL} does not do what the web app needs, so the app would break with it. The mismatches are listed above: correct them, or ask the app's team to change the contract.`,
    );
} catch (error) {
  stopWith(error.message);
} finally {
  relay.close();
}

/** What the kit prints: ten lines when all is well, and one for each thing that is not. */
import { SLOW_MS } from './relay.mjs';

const CALLS = [
  'checkPhone',
  'logIn',
  'signUp',
  'listHospitals',
  'listDoctors',
  'listStates',
  'listSessions',
  'getSession',
  'enrollInSession',
];
const LONGEST_VALUE = 120;
const STATE_FAILED = 'state change handlers';

/** How much of a long text's end is kept: the verifier says there what was wrong with it. */
const KEPT_END = 50;

const short = (text) =>
  text.length > LONGEST_VALUE
    ? `${text.slice(0, LONGEST_VALUE - KEPT_END)} … ${text.slice(-KEPT_END)}`
    : text;
const shown = (value) => short(typeof value === 'string' ? value : JSON.stringify(value));

/** The pattern of a text whose length alone counts. */
const LENGTH_RULE = /to match '\^\[\\s\\S\]\{1,(\d+)\}\$'/;
const lengthOf = (value) =>
  typeof value === 'string'
    ? `${Array.from(value).length} long`
    : value === undefined
      ? 'missing'
      : shown(value);

/** One mismatch as a sentence with its place. A long pattern says less than the example it was made for. */
const mismatchLine = ({ type, path, key, mismatch, expected, actual }) => {
  const place = type === 'StatusMismatch' ? 'status' : type === 'HeaderMismatch' ? `header ${key}` : path;
  const [, longest] = LENGTH_RULE.exec(mismatch) ?? [];
  if (longest)
    return `    ${place}: a text of 1 to ${longest} characters is wanted, and it is ${lengthOf(actual)}`;
  const words =
    mismatch.includes(' to match ') && mismatch.length > LONGEST_VALUE
      ? `${shown(actual)} is not ${shown(expected)}, in any form that the description allows`
      : short(mismatch);
  return `    ${place}: ${words}`;
};

/** By their place, `data[2]` before `data[10]`, and each once. */
const inOrder = (lines) => [...new Set(lines)].toSorted(new Intl.Collator('en', { numeric: true }).compare);

const failed = ({ interactions }) => interactions.filter(({ passed }) => !passed);
const notSetUp = ({ message }) => message?.includes(STATE_FAILED) ?? false;

const interactionLines = ({ description, mismatches, message }) => [
  `  ${description}`,
  ...(mismatches.length > 0 ? inOrder(mismatches.map(mismatchLine)) : [`    ${message}`]),
];

/** Each state that the backend does not set up, once. */
const stateLines = ({ refusals }) =>
  [...refusals].map(
    ([state, said]) =>
      `Your state endpoint does not set up "${state}" (it answered ${short(said)}), so the interactions that start from it were not asked: states.json says what it is.`,
  );

/** Each state that one of the nine calls did not make, once. */
const notMadeLines = ({ notMade = new Map() }) =>
  [...notMade].map(([state, said]) => `"${state}" could not be set up: ${short(said)}`);

export const failureLines = (needed, relay) => {
  const wrong = failed(needed).filter((each) => !notSetUp(each));
  return [
    ...stateLines(relay),
    ...notMadeLines(relay),
    ...(wrong.length > 0
      ? ['What the web app needs and does not get:', ...wrong.flatMap(interactionLines)]
      : []),
  ];
};

/** What blocks nobody: a heading and the mismatches, or nothing. */
export const advisedLines = (advised) => {
  const wrong = advised ? failed(advised) : [];
  if (wrong.length === 0) return [];
  return [
    `Advised, and no reason to fail: ${wrong.length} of ${advised.interactions.length} answers are not what the description promises.`,
    ...wrong.flatMap(interactionLines),
  ];
};

export const warningLines = ({ times, warnings, notices }) => [
  ...warnings,
  ...notices.lines(),
  ...times
    .filter(({ ms }) => ms > SLOW_MS)
    .map(
      ({ request, ms }) =>
        `${request} took ${(ms / 1000).toFixed(1)} s: over ${SLOW_MS / 1000} s the app says that it takes long.`,
    ),
];

const share = ({ interactions }, call) => {
  const own = interactions.filter(({ description }) => description.startsWith(`${call}:`));
  return `${own.filter(({ passed }) => passed).length} of ${own.length}`;
};

/** The app never makes these requests, so they are only advised; whoever serves them serves strangers. */
const isOfSecurity = ({ description }) => /^\w+: security, /.test(description);

/** What a success says of the requests that have to be refused, and a line for each that is not. */
const securityOf = (advised) => {
  const asked = advised?.interactions.filter(isOfSecurity) ?? [];
  const served = asked.filter(({ passed }) => !passed);
  if (asked.length === 0)
    return ['Security: not looked at, as what is advised was not asked: run it without VERIFY=needed.'];
  if (served.length === 0) return [];
  return [
    `Security: ${served.length} of ${asked.length} requests that have to be refused are not, so do not put this backend on the network:`,
    ...served.flatMap(interactionLines),
  ];
};

/** What stands between the backend and a web app of that origin; nothing where all is well or nobody asked. */
export const originLines = (origin, blocked) =>
  blocked.length === 0
    ? []
    : [
        `A web app at ${origin} cannot call this backend from a browser:`,
        ...blocked.map((line) => `  ${line}`),
      ];

/** Ten lines: the whole, and a line for each call. More where a request is served that security forbids. */
export const successLines = ({ providerUrl, needed, advised, times, origin }) => [
  `The backend at ${providerUrl} does what the web app needs: ${needed.interactions.length} interactions, the slowest answer in ${Math.max(0, ...times.map(({ ms }) => ms))} ms${origin ? `, also from ${origin}` : '. Another origin was not asked (WEB_ORIGIN)'}.`,
  ...securityOf(advised),
  ...CALLS.map((call) => {
    const also = advised ? `  advised ${share(advised, call)}` : '';
    return `  ${call.padEnd(16)} needed ${share(needed, call).padEnd(8)}${also}`;
  }),
];

/** The output of the kit: ten lines for a success, or one line per problem. */
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

/** The length of the end of a long text that is shown, because the verifier appends the error to it. */
const SHOWN_END = 50;

const short = (text) =>
  text.length > LONGEST_VALUE
    ? `${text.slice(0, LONGEST_VALUE - SHOWN_END)} … ${text.slice(-SHOWN_END)}`
    : text;
const shown = (value) => short(typeof value === 'string' ? value : JSON.stringify(value));

/** The pattern of a text with a length rule only. */
const LENGTH_RULE = /to match '\^\[\\s\\S\]\{1,(\d+)\}\$'/;
const getLength = (value) =>
  typeof value === 'string'
    ? `${Array.from(value).length} long`
    : value === undefined
      ? 'missing'
      : shown(value);

/** A mismatch as a sentence with its path, and with the example instead of a long pattern. */
const mismatchLine = ({ type, path, key, mismatch, expected, actual }) => {
  const where = type === 'StatusMismatch' ? 'status' : type === 'HeaderMismatch' ? `header ${key}` : path;
  const [, longest] = LENGTH_RULE.exec(mismatch) ?? [];
  if (longest)
    return `    ${where}: a text of 1 to ${longest} characters is required, and it is ${getLength(actual)}`;
  const text =
    mismatch.includes(' to match ') && (mismatch.length > LONGEST_VALUE || mismatch.includes('\\{'))
      ? `${shown(actual)} is not ${shown(expected)}, in any form that the description allows`
      : short(mismatch);
  return `    ${where}: ${text}`;
};

/** Sorted by path, `data[2]` before `data[10]`, without duplicates. */
const inOrder = (lines) => [...new Set(lines)].toSorted(new Intl.Collator('en', { numeric: true }).compare);

const failed = ({ interactions }) => interactions.filter(({ passed }) => !passed);
const notSetUp = ({ message }) => message?.includes(STATE_FAILED) ?? false;

const interactionLines = ({ description, mismatches, message }) => [
  `  ${description}`,
  ...(mismatches.length > 0 ? inOrder(mismatches.map(mismatchLine)) : [`    ${message}`]),
];

/** One line per state that the backend does not set up. */
const stateLines = ({ refusals }) =>
  [...refusals].map(
    ([state, response]) =>
      `Your state endpoint does not set up "${state}" (its response is ${short(response)}), so the interactions that start from it were not verified: states.json explains it.`,
  );

/** One line per state that an operation failed to set up. */
const callRefusalLines = ({ callRefusals = new Map() }) =>
  [...callRefusals].map(([state, reason]) => `"${state}" could not be set up: ${short(reason)}`);

export const failureLines = (required, relay) => {
  const wrong = failed(required).filter((interaction) => !notSetUp(interaction));
  return [
    ...stateLines(relay),
    ...callRefusalLines(relay),
    ...(wrong.length > 0
      ? ['Required by the web app, and not met:', ...wrong.flatMap(interactionLines)]
      : []),
  ];
};

/** The app never makes these requests, so they are only recommended; serving them exposes data to strangers. */
const isOfSecurity = ({ description }) => /^\w+: security, /.test(description);

/** The problems that fail a run although the required pact passes, with the names for `--accept`. */
export const securityProblems = (recommended, notices) => [
  ...failed(recommended)
    .filter(isOfSecurity)
    .map((interaction) => ({ name: interaction.description, lines: interactionLines(interaction) })),
  ...notices.failures().map(({ name, message }) => ({ name, lines: [`  ${name}`, `    ${message}`] })),
];

/** The problems that are not accepted, and the lines to print. */
export const securityLines = (problems, accepted) => {
  const isAccepted = ({ name }) => Object.hasOwn(accepted, name);
  const open = problems.filter((problem) => !isAccepted(problem));
  const unused = Object.keys(accepted).filter((name) => !problems.some((problem) => problem.name === name));
  return {
    open,
    lines: [
      ...(open.length > 0
        ? ['Fails unless it is accepted with a reason (--accept):', ...open.flatMap(({ lines }) => lines)]
        : []),
      ...problems.filter(isAccepted).map(({ name }) => `Accepted, ${name}: ${accepted[name]}`),
      ...unused.map((name) => `"${name}" is accepted and does not fail: take it out of the file.`),
    ],
  };
};

/** The unmet recommendations, with a heading; empty if there are none. */
export const recommendedLines = (recommended) => {
  const withoutSecurity = recommended.interactions.filter((interaction) => !isOfSecurity(interaction));
  const wrong = failed({ interactions: withoutSecurity });
  if (wrong.length === 0) return [];
  return [
    `Recommended, and no reason to fail: ${wrong.length} of ${withoutSecurity.length} responses are not as the description promises.`,
    ...wrong.flatMap(interactionLines),
  ];
};

export const warningLines = ({ times, warnings, notices }) => [
  ...warnings,
  ...notices.warnings(),
  ...times
    .filter(({ ms }) => ms > SLOW_MS)
    .map(
      ({ request, ms }) =>
        `${request} took ${(ms / 1000).toFixed(1)} s: over ${SLOW_MS / 1000} s the app shows that it takes long.`,
    ),
];

const share = ({ interactions }, call) => {
  const ofOperation = interactions.filter(({ description }) => description.startsWith(`${call}:`));
  return `${ofOperation.filter(({ passed }) => passed).length} of ${ofOperation.length}`;
};

/** The CORS problems for a web app of that origin; none where it was not checked. */
export const corsLines = (origin, blocked) =>
  blocked.length === 0
    ? []
    : [
        `A web app at ${origin} cannot call this backend from a browser:`,
        ...blocked.map((line) => `  ${line}`),
      ];

/** Ten lines: a summary and one per operation. */
export const successLines = ({ providerUrl, required, recommended, isRequiredOnly, times, origin }) => [
  `The backend at ${providerUrl} does what the web app requires: ${required.interactions.length} interactions, the slowest response in ${Math.max(0, ...times.map(({ ms }) => ms))} ms${origin ? `, also from ${origin}` : '. No web origin was checked (WEB_ORIGIN)'}.`,
  ...(recommended.interactions.some(isOfSecurity)
    ? []
    : ['Security was not verified: the recommended pact was not found.']),
  ...CALLS.map((call) => {
    const also = isRequiredOnly ? '' : `  recommended ${share(recommended, call)}`;
    return `  ${call.padEnd(16)} required ${share(required, call).padEnd(8)}${also}`;
  }),
];

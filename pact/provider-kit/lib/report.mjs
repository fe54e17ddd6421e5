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
const MAX_VALUE_LENGTH = 120;
const STATE_FAILED = 'state change handlers';

/** How many characters of the end of a long text are shown, because the verifier appends the error to the text. */
const SHOWN_END_LENGTH = 50;

const shorten = (text) =>
  text.length > MAX_VALUE_LENGTH
    ? `${text.slice(0, MAX_VALUE_LENGTH - SHOWN_END_LENGTH)} … ${text.slice(-SHOWN_END_LENGTH)}`
    : text;
const formatValue = (value) => shorten(typeof value === 'string' ? value : JSON.stringify(value));

/** The pattern of a text with a length rule only. */
const LENGTH_RULE = /to match '\^\[\\s\\S\]\{1,(\d+)\}\$'/;
const getLength = (value) =>
  typeof value === 'string'
    ? `${Array.from(value).length} long`
    : value === undefined
      ? 'missing'
      : formatValue(value);

/** A mismatch as a sentence with its path, and with the example instead of a long pattern. */
const formatMismatch = ({ type, path, key, mismatch, expected, actual }) => {
  const location = type === 'StatusMismatch' ? 'status' : type === 'HeaderMismatch' ? `header ${key}` : path;
  const [, longest] = LENGTH_RULE.exec(mismatch) ?? [];
  if (longest)
    return `    ${location}: a text of 1 to ${longest} characters is required, and it is ${getLength(actual)}`;
  const text =
    mismatch.includes(' to match ') && (mismatch.length > MAX_VALUE_LENGTH || mismatch.includes('\\{'))
      ? `${formatValue(actual)} is not ${formatValue(expected)}, in any form that the description allows`
      : shorten(mismatch);
  return `    ${location}: ${text}`;
};

/** Sorts lines by path, `data[2]` before `data[10]`, and removes duplicates. */
const sortUnique = (lines) =>
  [...new Set(lines)].toSorted(new Intl.Collator('en', { numeric: true }).compare);

const getFailed = ({ interactions }) => interactions.filter(({ passed }) => !passed);
const isNotSetUp = ({ message }) => message?.includes(STATE_FAILED) ?? false;

const formatInteraction = ({ description, mismatches, message }) => [
  `  ${description}`,
  ...(mismatches.length > 0 ? sortUnique(mismatches.map(formatMismatch)) : [`    ${message}`]),
];

/** One line per state that the backend does not set up. */
const formatSetupFailures = ({ setupFailures }) =>
  [...setupFailures].map(
    ([state, response]) =>
      `Your state endpoint does not set up "${state}" (its response is ${shorten(response)}), so the interactions that start from it were not verified: states.json explains it.`,
  );

/** One line per state that an operation failed to set up. */
const formatSetupCallFailures = ({ setupCallFailures = new Map() }) =>
  [...setupCallFailures].map(([state, reason]) => `"${state}" could not be set up: ${shorten(reason)}`);

export const formatFailures = (required, relay) => {
  const failedInteractions = getFailed(required).filter((interaction) => !isNotSetUp(interaction));
  return [
    ...formatSetupFailures(relay),
    ...formatSetupCallFailures(relay),
    ...(failedInteractions.length > 0
      ? ['Required by the web app, and not met:', ...failedInteractions.flatMap(formatInteraction)]
      : []),
  ];
};

/** The app never sends these requests, so they are only recommended; a backend that serves them exposes users' data. */
const isSecurityRule = ({ description }) => /^\w+: security, /.test(description);
/** A request that is rejected with another status of 4xx is not served: only its status is not as it is described. */
const isServed = ({ mismatches }) =>
  !mismatches.some(({ type, mismatch }) => type === 'StatusMismatch' && /but was 4\d\d$/.test(mismatch));
const isSecurityFailure = (interaction) =>
  !interaction.passed && isSecurityRule(interaction) && isServed(interaction);

/** The problems that fail a run although the required pact passes, with the names for `--accept`. */
export const findSecurityFailures = (recommended, responseChecks) => [
  ...recommended.interactions
    .filter(isSecurityFailure)
    .map((interaction) => ({ name: interaction.description, lines: formatInteraction(interaction) })),
  ...responseChecks.failures().map(({ name, message }) => ({ name, lines: [`  ${name}`, `    ${message}`] })),
];

/** The problems that are not accepted, and the lines to print. */
export const formatSecurity = (problems, accepted) => {
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
export const formatRecommended = (recommended) => {
  const withoutSecurity = recommended.interactions.filter(
    (interaction) => !isSecurityRule(interaction) || (!interaction.passed && !isServed(interaction)),
  );
  const failedInteractions = getFailed({ interactions: withoutSecurity });
  if (failedInteractions.length === 0) return [];
  return [
    `Recommended, and no reason to fail: ${failedInteractions.length} of ${withoutSecurity.length} responses are not as the description promises.`,
    ...failedInteractions.flatMap(formatInteraction),
  ];
};

export const formatWarnings = ({ times, warnings, responseChecks }) => [
  ...warnings,
  ...responseChecks.warnings(),
  ...times
    .filter(({ ms }) => ms > SLOW_MS)
    .map(
      ({ request, ms }) =>
        `${request} took ${(ms / 1000).toFixed(1)} s: over ${SLOW_MS / 1000} s the app shows that it takes long.`,
    ),
];

const countPassed = ({ interactions }, call) => {
  const operationInteractions = interactions.filter(({ description }) => description.startsWith(`${call}:`));
  return `${operationInteractions.filter(({ passed }) => passed).length} of ${operationInteractions.length}`;
};

/** The CORS problems for a web app of that origin; none where it was not checked. */
export const formatCors = (origin, blocked) =>
  blocked.length === 0
    ? []
    : [
        `A web app at ${origin} cannot call this backend from a browser:`,
        ...blocked.map((line) => `  ${line}`),
      ];

/** Ten lines: a summary and one per operation. */
export const formatSuccess = ({ providerUrl, required, recommended, isRequiredOnly, times, origin }) => [
  `The backend at ${providerUrl} does what the web app requires: ${required.interactions.length} interactions, the slowest response in ${Math.max(0, ...times.map(({ ms }) => ms))} ms${origin ? `, also from ${origin}` : '. No web origin was checked (WEB_ORIGIN)'}.`,
  ...(recommended.interactions.some(isSecurityRule)
    ? []
    : ['Security was not verified: the recommended pact was not found.']),
  ...CALLS.map((call) => {
    const also = isRequiredOnly ? '' : `  recommended ${countPassed(recommended, call)}`;
    return `  ${call.padEnd(16)} required ${countPassed(required, call).padEnd(8)}${also}`;
  }),
];

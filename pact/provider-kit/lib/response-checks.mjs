/** Rules that no pact can express, because a pact cannot forbid a field. They are checked on every response. */

const FIRST_ERROR_STATUS = 400;
/**
 * Whether a shared cache may store the response to a request with a bearer and give it to others (RFC 9111, section
 * 3.5). One that has to ask the backend each time gives it to no other user.
 */
const isShared = (cacheControl = '') =>
  /\b(public|s-maxage)\b/i.test(cacheControl) ||
  (/\bmust-revalidate\b/i.test(cacheControl) &&
    !/\b(private|no-store|no-cache|max-age=0)\b/i.test(cacheControl));
/** The path of the operation whose status the app reads; of every other one it reads `data`. */
const STATUS_READ_PATH = /\/check-phone$/;

const getData = (content) => {
  try {
    return JSON.parse(content.toString())?.data;
  } catch {
    return undefined;
  }
};
const hasData = (data) =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && Object.keys(data).length > 0);

const pluralizeCount = (count, singular, plural) => `${count} ${count === 1 ? singular : plural}`;

/** A rule with a name is a failure, which `--accept` can accept by its name; one without is a warning. */
const RULES = [
  {
    applies: ({ path }, { status, content }) =>
      status >= FIRST_ERROR_STATUS && !STATUS_READ_PATH.test(path) && hasData(getData(content)),
    message: (count, first, { status }) =>
      `${pluralizeCount(count, 'error response contains', 'error responses contain')} data, first that of ${first} with ${status}: the app takes valid data as a success, whatever the status. Leave data out of an error response.`,
  },
  {
    name: 'security, a shared cache',
    applies: ({ headers }, response) =>
      headers.authorization !== undefined && isShared(response.headers['cache-control']),
    message: (count, first, { headers }) =>
      `${pluralizeCount(count, 'response', 'responses')} to a bearer may be stored by a shared cache (Cache-Control: ${headers['cache-control']}), first that of ${first}: others would get one user's data. Send "private" or "no-store".`,
  },
  {
    name: 'a contradictory enrolment',
    applies: (_, { content }) =>
      [getData(content)]
        .flat()
        .some((session) => session?.is_enrolled === false && session.enrollment?.status === 'enrolled'),
    message: (count, first) =>
      `${pluralizeCount(count, 'response has', 'responses have')} a session with is_enrolled false and an enrollment of status "enrolled", first that of ${first}: the app treats the user as enrolled if either field says so. Send the same in both.`,
  },
];

/** Checks each request with its response, and returns one message per violated rule. */
export const createResponseChecks = () => {
  const violations = RULES.map(() => ({ count: 0 }));
  const messages = (applies) =>
    RULES.flatMap(({ name, message }, index) => {
      const { count, first } = violations[index];
      return first && applies(name) ? [{ name, message: message(count, first.request, first.response) }] : [];
    });
  return {
    check: (request, response) =>
      RULES.forEach(({ applies }, index) => {
        if (!applies(request, response)) return;
        violations[index].first ??= { request: `${request.method} ${request.path}`, response };
        violations[index].count += 1;
      }),
    warnings: () => messages((name) => !name).map(({ message }) => message),
    failures: () => messages(Boolean),
  };
};

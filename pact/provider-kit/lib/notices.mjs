/** Rules that no pact can express, because a pact cannot forbid a field. They are checked on every response. */

const REFUSED_FROM = 400;
/** RFC 9111, section 3.5: with either of them a shared cache may store the response to a request with a bearer. */
const SHARED = /\b(public|s-maxage)\b/i;
/** The app reads the status of this operation, and `data` of every other. */
const BY_STATUS = /\/check-phone$/;

const dataOf = (content) => {
  try {
    return JSON.parse(content.toString())?.data;
  } catch {
    return undefined;
  }
};
const isFilled = (data) =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && Object.keys(data).length > 0);

const pluralizeCount = (count, one, more) => `${count} ${count === 1 ? one : more}`;

/** A rule with a name is a failure, which `--accept` can accept by its name; one without is a warning. */
const KINDS = [
  {
    applies: ({ path }, { status, content }) =>
      status >= REFUSED_FROM && !BY_STATUS.test(path) && isFilled(dataOf(content)),
    message: (count, first, { status }) =>
      `${pluralizeCount(count, 'refusal holds', 'refusals hold')} data, first that of ${first} with ${status}: the app takes valid data as a success, whatever the status. Leave data out of a refusal.`,
  },
  {
    name: 'security, a shared cache',
    applies: ({ headers }, response) =>
      headers.authorization !== undefined && SHARED.test(response.headers['cache-control'] ?? ''),
    message: (count, first, { headers }) =>
      `${pluralizeCount(count, 'response', 'responses')} to a bearer may be stored by a shared cache (Cache-Control: ${headers['cache-control']}), first that of ${first}: others would get one user's data. Send "private" or "no-store".`,
  },
  {
    name: 'a contradictory enrolment',
    applies: (_, { content }) =>
      [dataOf(content)]
        .flat()
        .some((each) => each?.is_enrolled === false && each.enrollment?.status === 'enrolled'),
    message: (count, first) =>
      `${pluralizeCount(count, 'response has', 'responses have')} a session with is_enrolled false and an enrollment of status "enrolled", first that of ${first}: the app takes either as enrolled. Send both alike.`,
  },
];

/** Checks each request with its response, and returns one message per violated rule. */
export const openNotices = () => {
  const found = KINDS.map(() => ({ count: 0 }));
  const messages = (applies) =>
    KINDS.flatMap(({ name, message }, at) => {
      const { count, first } = found[at];
      return first && applies(name) ? [{ name, message: message(count, first.request, first.response) }] : [];
    });
  return {
    look: (request, response) =>
      KINDS.forEach(({ applies }, at) => {
        if (!applies(request, response)) return;
        found[at].first ??= { request: `${request.method} ${request.path}`, response };
        found[at].count += 1;
      }),
    warnings: () => messages((name) => !name).map(({ message }) => message),
    failures: () => messages(Boolean),
  };
};

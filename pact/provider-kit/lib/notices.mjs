/** What no pact can ask for, as a pact says nothing of what must not be there: it is read off every answer. */

const REFUSED_FROM = 400;
/** RFC 9111, section 3.5: with either of them a shared cache may keep the answer to a request with a bearer. */
const FOR_EVERYBODY = /\b(public|s-maxage)\b/i;
/** The app goes by the status of this call, and by `data` of every other. */
const BY_STATUS = /\/check-phone$/;

const dataOf = (content) => {
  try {
    return JSON.parse(content.toString())?.data;
  } catch {
    return undefined;
  }
};
const saysSomething = (data) =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && Object.keys(data).length > 0);

const counted = (count, one, more) => `${count} ${count === 1 ? one : more}`;

const KINDS = [
  {
    isOne: ({ path }, { status, content }) =>
      status >= REFUSED_FROM && !BY_STATUS.test(path) && saysSomething(dataOf(content)),
    says: (count, first, { status }) =>
      `${counted(count, 'refusal holds', 'refusals hold')} data, first that of ${first} with ${status}: the app takes data that is in order as a success, whatever the status. Leave data out of a refusal.`,
  },
  {
    isOne: ({ headers }, answer) =>
      headers.authorization !== undefined && FOR_EVERYBODY.test(answer.headers['cache-control'] ?? ''),
    says: (count, first, { headers }) =>
      `${counted(count, 'answer', 'answers')} to a bearer may be kept by a shared cache (Cache-Control: ${headers['cache-control']}), first that of ${first}: others would be given what is one mother's. Say "private" or "no-store".`,
  },
];

/** Looks at each request with its answer, and says at the end what was noticed: a line for each kind. */
export const openNotices = () => {
  const found = KINDS.map(() => ({ count: 0 }));
  return {
    look: (request, answer) =>
      KINDS.forEach(({ isOne }, at) => {
        if (!isOne(request, answer)) return;
        found[at].first ??= { request: `${request.method} ${request.path}`, answer };
        found[at].count += 1;
      }),
    lines: () =>
      KINDS.flatMap(({ says }, at) => {
        const { count, first } = found[at];
        return first ? [says(count, first.request, first.answer)] : [];
      }),
  };
};

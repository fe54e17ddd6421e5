/** Selects the example of the contract for a request. */

type Rule = { matchers: { match: string }[] };
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Interaction = {
  providerStates?: { name: string }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: Json };
    matchingRules?: {
      header?: Record<string, Rule>;
      query?: Record<string, Rule>;
      body?: Record<string, Rule>;
    };
  };
  response: { status: number; headers?: Record<string, string[]>; body?: { content: Json } };
};

export type StubRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: unknown;
  /** The requested state of the backend; any state by default. */
  state: string | undefined;
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value matches a rule: the contract's requests have type and date rules only. */
const matchesRule = (rule: Rule, example: unknown, value: unknown): boolean =>
  rule.matchers.every(({ match }) =>
    match === 'date' ? typeof value === 'string' && DATE.test(value) : typeof value === typeof example,
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matchesBody = (rules: Record<string, Rule>, example: unknown, value: unknown, at = '$'): boolean => {
  const rule = rules[at];
  if (rule) return matchesRule(rule, example, value);
  if (!isObject(example)) return example === value;
  const keys = Object.keys(example);
  return (
    isObject(value) &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => matchesBody(rules, example[key], value[key], `${at}.${key}`))
  );
};

const matchesQuery = ({ query = {}, matchingRules }: Interaction['request'], sentQuery: URLSearchParams) =>
  new Set(sentQuery.keys()).size === Object.keys(query).length &&
  Object.entries(query).every(([name, values]) => {
    const rule = matchingRules?.query?.[name];
    const sentValues = sentQuery.getAll(name);
    return (
      sentValues.length === values.length &&
      (rule !== undefined || sentValues.every((value, index) => value === values[index]))
    );
  });

/** Scores how well a bearer matches that of an example: 2 exactly, 1 by its type, 0 not at all. */
const scoreBearer = (
  { headers, matchingRules }: Interaction['request'],
  sentValues: string | undefined,
): number => {
  const [expectedHeader] = headers?.['Authorization'] ?? [];
  if (expectedHeader === undefined || sentValues === undefined)
    return expectedHeader === sentValues ? 2 : expectedHeader === undefined ? 1 : 0;
  if (expectedHeader === sentValues) return 2;
  return matchingRules?.header?.['Authorization'] ? 1 : 0;
};

const scoreExample = ({ request, providerStates = [] }: Interaction, sent: StubRequest): number => {
  const matchesRequest =
    request.method === sent.method &&
    request.path === sent.path &&
    matchesQuery(request, sent.query) &&
    (sent.state === undefined || providerStates.some(({ name }) => name === sent.state)) &&
    (!request.body || matchesBody(request.matchingRules?.body ?? {}, request.body.content, sent.body));
  return matchesRequest ? scoreBearer(request, sent.authorization) : 0;
};

/** The response of the best matching example; the first of equally good ones. */
export const findResponse = (
  interactions: Interaction[],
  request: StubRequest,
): Interaction['response'] | undefined =>
  interactions
    .map((interaction) => ({ interaction, fits: scoreExample(interaction, request) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits)[0]?.interaction.response;

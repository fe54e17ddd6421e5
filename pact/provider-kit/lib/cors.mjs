/**
 * Checks whether browsers allow a web app of another origin to call this backend:
 * https://fetch.spec.whatwg.org/#http-cors-protocol
 */

const SESSIONS = '/user/sessions';
const LOG_IN = '/user/auth/verify-firebase-token';

const parseList = (headers, name) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

const isOriginAllowed = (headers, origin) =>
  ['*', origin].includes(headers.get('access-control-allow-origin'));

const checkPreflight = async (base, origin, [path, method, header]) => {
  const { status, headers } = await fetch(`${base}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': header,
    },
    redirect: 'manual',
  });
  const request = `OPTIONS ${path} before ${method}`;
  const allowed = parseList(headers, 'access-control-allow-headers');
  return [
    ...(status >= 200 && status < 300 ? [] : [`${request} has status ${status}`]),
    ...(isOriginAllowed(headers, origin) ? [] : [`${request} does not name the origin`]),
    // The asterisk does not include Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
    ...(allowed.includes(header) || (header !== 'authorization' && allowed.includes('*'))
      ? []
      : [`${request} does not allow the header ${header}`]),
  ];
};

const checkResponse = async (base, origin, [path, responseKind, authorization]) => {
  const { headers } = await fetch(`${base}${path}`, {
    headers: { Origin: origin, ...(authorization ? { Authorization: authorization } : {}) },
    redirect: 'manual',
  });
  const exposed = parseList(headers, 'access-control-expose-headers');
  return [
    ...(isOriginAllowed(headers, origin) ? [] : [`GET ${path}, ${responseKind}, does not name the origin`]),
    ...(exposed.includes('retry-after') || exposed.includes('*')
      ? []
      : [`GET ${path}, ${responseKind}, does not expose Retry-After`]),
  ];
};

/** An origin that is reserved for documentation (RFC 6761), so no app's. */
const OTHER_ORIGIN = 'https://other-origin.example';

const checkOtherOrigin = async (base) => {
  const { headers } = await fetch(`${base}/hospitals`, {
    headers: { Origin: OTHER_ORIGIN },
    redirect: 'manual',
  });
  return headers.get('access-control-allow-origin') === OTHER_ORIGIN
    ? ['GET /hospitals allows every origin that asks: name the origins of the app only']
    : [];
};

/** The CORS problems of a web app with this origin, one line each. */
export const findCorsProblems = async (base, origin) => {
  const lines = [];
  for (const call of [
    [SESSIONS, 'GET', 'authorization'],
    [LOG_IN, 'POST', 'content-type'],
  ])
    lines.push(...(await checkPreflight(base, origin, call)));
  for (const call of [
    ['/hospitals', 'a success'],
    [SESSIONS, 'an error', 'Bearer expired'],
  ])
    lines.push(...(await checkResponse(base, origin, call)));
  return [...lines, ...(await checkOtherOrigin(base))];
};

/**
 * A proxy between the verifier and the backend: it forwards requests, measures their time, and sets up states in the
 * order of the contract.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { SetupCallError, setupCalls } from './setup-calls.mjs';
import { createResponseChecks } from './response-checks.mjs';

const PROVIDER = '/provider';
const STATES = '/states';
/** After this time the app shows that a request is slow; a slower response is a warning. */
export const SLOW_MS = 3000;
/** The time limit of a request in the app. */
const REQUEST_TIMEOUT_MS = 20_000;
/** The status of a failed setup: not a 5xx, which the verifier would retry. */
const SETUP_FAILED_STATUS = 404;
const UNKNOWN_STATE = 'a state that no contract has';

/** The names of the tokens that states return. */
const TOKENS = ['userToken', 'phoneToken', 'signedUpToken', 'enrolledToken'];

/** Headers that belong to a single connection, or that this server sets. */
const HOP_HEADERS = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'host',
  'keep-alive',
  'transfer-encoding',
]);
const forwardHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name.toLowerCase())));

export const openRelay = async ({ providerUrl, statesUrl, token }) => {
  const base = providerUrl.replace(/\/$/, '');
  /** How long each request took, in ms. */
  const times = [];
  /** The responses of failed state setups, by state. */
  const setupFailures = new Map();
  /** The errors of operations that set up a state, by state. */
  const setupCallFailures = new Map();
  const warnings = [];
  const responseChecks = createResponseChecks();

  const send = async ({ method, path, headers, body }) => {
    const start = performance.now();
    const response = await fetch(`${base}${path}`, { method, headers, body, redirect: 'manual' });
    const content = Buffer.from(await response.arrayBuffer());
    times.push({ request: `${method} ${path}`, ms: Math.round(performance.now() - start) });
    const forwarded = {
      status: response.status,
      headers: forwardHeaders(Object.fromEntries(response.headers)),
      content,
    };
    responseChecks.check({ method, path, headers }, forwarded);
    return forwarded;
  };

  const post = (action, state, params) =>
    fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, state, params }),
    });

  /** Sets up or tears down a state in the backend, and returns its values. */
  const changeState = async (action, state, params) => {
    const fallback = token ? Object.fromEntries(TOKENS.map((name) => [name, token])) : {};
    if (!statesUrl || state === '') return fallback;
    if (setupCalls[state])
      return changeStateByCall(action, state, params).catch((error) => {
        if (error instanceof SetupCallError) setupCallFailures.set(state, error.message);
        throw error;
      });
    const response = await post(action, state, params);
    const text = await response.text();
    if (!response.ok) {
      setupFailures.set(state, `${response.status} ${text}`.trim());
      throw new Error(
        `${statesUrl} responded to the ${action} of "${state}" with ${response.status}: ${text}`,
      );
    }
    return { ...fallback, ...(text ? JSON.parse(text) : {}) };
  };

  /** The states that an operation required, by the state that it set up; they are torn down together. */
  const precedingStates = new Map();
  const changeStateByCall = async (action, state, params) => {
    const key = JSON.stringify([state, params]);
    if (action === 'setup') {
      const states = [];
      precedingStates.set(key, states);
      const setProviderState = (...state) => {
        states.push(state);
        return changeState('setup', ...state);
      };
      return setupCalls[state]({ send, setProviderState }, params);
    }
    for (const state of precedingStates.get(key) ?? []) await changeState('teardown', ...state);
    precedingStates.delete(key);
    return {};
  };

  const forward = async (request) => {
    if (request.url === STATES) {
      const { action, state, params } = await json(request);
      const result = await changeState(action, state, params).catch((error) => error);
      const status = result instanceof Error ? SETUP_FAILED_STATUS : 200;
      const content = JSON.stringify(status === 200 ? result : { message: result.message });
      return { status, headers: { 'content-type': 'application/json' }, content };
    }
    const { method, headers, url } = request;
    const body = await buffer(request);
    const path = url.slice(PROVIDER.length);
    return send({ method, path, headers: forwardHeaders(headers), body: body.length > 0 ? body : undefined });
  };

  const server = createServer((request, response) => {
    forward(request).then(
      ({ status, headers, content }) => response.writeHead(status, headers).end(content),
      (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error.message)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    providerPath: PROVIDER,
    statesPath: STATES,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    times,
    setupFailures,
    setupCallFailures,
    warnings,
    responseChecks,
    /** Requests an unknown state, because a missing state would not be detected if the endpoint accepts every name. */
    requestUnknownState: async () => {
      if (!statesUrl) return;
      const { ok } = await post('setup', UNKNOWN_STATE, {}).catch((error) => {
        throw new Error(
          `There is no response from ${statesUrl} (${error.message}), so no state can be set up. Correct STATES_URL.`,
        );
      });
      await post('teardown', UNKNOWN_STATE, {});
      if (ok)
        warnings.push(
          `Your state endpoint accepts "${UNKNOWN_STATE}", so one that is left out would go unnoticed: respond with 404 to a name that it does not know.`,
        );
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

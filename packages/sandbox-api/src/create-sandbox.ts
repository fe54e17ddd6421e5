import type { JWTVerifyGetKey } from 'jose';
import { acrossOrigins } from './across-origins.ts';
import { createApi } from './api.ts';
import { createControl } from './control/control.ts';
import { handlers } from './handlers/handlers.ts';
import { createIdentityVerifier, type TokenMode } from './identity.ts';
import { PICTURE_HOST, type PictureAt, PICTURES } from './pictures.ts';
import { setUpState, type ProviderState } from './provider-states.ts';
import { openStore } from './store/open-store.ts';
import type { FaultQueue } from './traffic/fault-queue.ts';
import { createTraffic, type Latency } from './traffic/traffic.ts';

export type SandboxOptions = {
  /** A file, whose data survives a restart, or `:memory:`, which is the default. */
  databasePath?: string;
  /** The identity provider's project; `demo-janani` when left out. */
  projectId?: string;
  /** Which identity tokens are believed: the Auth emulator's unsigned ones (default) or signed ones. */
  tokens?: TokenMode;
  /** Keys for `tokens: 'production'`, instead of Google's. */
  jwks?: JWTVerifyGetKey;
  /** The time, for tests. */
  now?: () => Date;
  /** How long every call takes, in ms; 0 when left out. */
  latencyMs?: number | Latency;
  /** The seeds' pictures come from the sandbox itself, rather than from a host that never answers. */
  ownPictures?: boolean;
  /** The seeds' pictures come from there, where a page has no server to ask. */
  pictureAt?: PictureAt;
  /** Origins of web apps that may ask from elsewhere, such as `https://app.example`; none when left out. */
  allowedOrigins?: readonly string[];
};

export type Sandbox = {
  /** Answers `/api/…` (the nine calls) and `/__sandbox/…` (the switches). Rejects where a connection would break. */
  fetch: (request: Request) => Promise<Response>;
  /** Everything as freshly seeded: data, faults, latency, log of requests. */
  reset: () => void;
  /** Brings the data into a named state and returns the values that the state gives out, such as tokens. */
  become: (state: ProviderState) => Record<string, unknown>;
  /** Origins of web apps that may ask from elsewhere. */
  allowedOrigins: readonly string[];
  /** Failures to come. */
  faults: FaultQueue;
  /** How long calls take from now on. */
  setLatency: (latency: Latency) => void;
  /** Breaks what is still being answered and closes the database. */
  close: () => void;
};

/**
 * A believable Janani backend in one process, for development and tests (spec §7).
 * Throws when unsigned tokens are asked for outside a `demo-` project or in production.
 */
export function createSandbox({
  databasePath = ':memory:',
  projectId = 'demo-janani',
  tokens = 'emulator',
  jwks,
  now = () => new Date(),
  latencyMs = 0,
  ownPictures = false,
  pictureAt,
  allowedOrigins = [],
}: SandboxOptions = {}): Sandbox {
  const proveToken = createIdentityVerifier({ projectId, tokens, ...(jwks ? { jwks } : {}) });
  const store = openStore(databasePath, now());
  const api = createApi(handlers, (request) => ({
    store,
    now: now(),
    proveToken,
    pictureAt:
      pictureAt ?? ((name) => (ownPictures ? new URL(PICTURES, request.url).href : PICTURE_HOST) + name),
  }));
  const traffic = createTraffic(
    (request) => api.fetch(request),
    typeof latencyMs === 'number' ? { ms: latencyMs } : latencyMs,
  );

  const reset = () => {
    store.reset(now());
    traffic.reset();
  };
  const become = (state: ProviderState) =>
    setUpState(state, { store, now: now(), projectId, tokens, faults: traffic.faults });
  const control = createControl({ traffic, reset, become });

  const answer = acrossOrigins((request) => traffic.pass(request), allowedOrigins);

  return {
    fetch: async (request) =>
      new URL(request.url).pathname.startsWith('/__sandbox') ? control.fetch(request) : answer(request),
    reset,
    become,
    allowedOrigins,
    faults: traffic.faults,
    setLatency: traffic.setLatency,
    close: () => {
      traffic.close();
      store.close();
    },
  };
}

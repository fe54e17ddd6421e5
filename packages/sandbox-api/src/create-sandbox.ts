import type { JWTVerifyGetKey } from 'jose';
import { withCors } from './cors.ts';
import { createApi } from './api.ts';
import { createControl } from './control/control.ts';
import { handlers } from './handlers/handlers.ts';
import { createIdentityVerifier, type TokenMode } from './identity.ts';
import { IMAGE_HOST, type GetImageUrl, IMAGES_PATH } from './session-images.ts';
import { setUpState, type ProviderState } from './provider-states.ts';
import { openStore } from './store/open-store.ts';
import type { FaultQueue } from './traffic/fault-queue.ts';
import { createTraffic, type Latency } from './traffic/traffic.ts';

export type SandboxOptions = {
  /** A file, whose data survives a restart, or `:memory:`, which is the default. */
  databasePath?: string;
  /** The identity provider's project; `demo-janani` by default. */
  projectId?: string;
  /** Which identity tokens are accepted: the Auth emulator's unsigned ones (default) or signed ones. */
  tokens?: TokenMode;
  /** Keys for `tokens: 'production'`, instead of Google's. */
  jwks?: JWTVerifyGetKey;
  /** The time, for tests. */
  now?: () => Date;
  /** The latency of every call, in ms; 0 by default. */
  latencyMs?: number | Latency;
  /** Whether the sandbox serves the images of the seeded sessions, instead of a host that never responds. */
  servesImages?: boolean;
  /** Returns the URL of a seeded session's image, for a page without a server. */
  getImageUrl?: GetImageUrl;
  /** Other origins whose web apps may call the API, such as `https://app.example`; none by default. */
  allowedOrigins?: readonly string[];
};

export type Sandbox = {
  /** Handles `/api/…` (the nine calls) and `/__sandbox/…` (the control endpoints). Rejects where a connection would break. */
  fetch: (request: Request) => Promise<Response>;
  /** Restores the seeded state: data, faults, latency, log of requests. */
  reset: () => void;
  /** Brings the data into a named state and returns the state's values, such as tokens. */
  setProviderState: (state: ProviderState) => Record<string, unknown>;
  /** Other origins whose web apps may call the API. */
  allowedOrigins: readonly string[];
  /** The faults of future calls. */
  faults: FaultQueue;
  /** Sets the latency of future calls. */
  setLatency: (latency: Latency) => void;
  /** Aborts pending responses and closes the database. */
  close: () => void;
};

/**
 * A realistic Janani backend in one process, for development and tests (spec §7). Throws if unsigned tokens are
 * configured outside a `demo-` project or in production.
 */
export function createSandbox({
  databasePath = ':memory:',
  projectId = 'demo-janani',
  tokens = 'emulator',
  jwks,
  now = () => new Date(),
  latencyMs = 0,
  servesImages = false,
  getImageUrl,
  allowedOrigins = [],
}: SandboxOptions = {}): Sandbox {
  const verifyToken = createIdentityVerifier({ projectId, tokens, ...(jwks ? { jwks } : {}) });
  const store = openStore(databasePath, now());
  const api = createApi(handlers, (request) => ({
    store,
    now: now(),
    verifyToken,
    getImageUrl:
      getImageUrl ?? ((name) => (servesImages ? new URL(IMAGES_PATH, request.url).href : IMAGE_HOST) + name),
  }));
  const traffic = createTraffic(
    (request) => api.fetch(request),
    typeof latencyMs === 'number' ? { ms: latencyMs } : latencyMs,
  );

  const reset = () => {
    store.reset(now());
    traffic.reset();
  };
  const setProviderState = (state: ProviderState) =>
    setUpState(state, { store, now: now(), projectId, tokens, faults: traffic.faults });
  const control = createControl({ traffic, reset, setProviderState });

  const handle = withCors((request) => traffic.handle(request), allowedOrigins);

  return {
    fetch: async (request) =>
      new URL(request.url).pathname.startsWith('/__sandbox') ? control.fetch(request) : handle(request),
    reset,
    setProviderState,
    allowedOrigins,
    faults: traffic.faults,
    setLatency: traffic.setLatency,
    close: () => {
      traffic.close();
      store.close();
    },
  };
}

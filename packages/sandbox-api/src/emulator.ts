import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from './listen.ts';
import { rejectOtherOrigins } from './reject-other-origins.ts';

type Code = { phoneNumber: string; code: string; sessionInfo: string };
/** The used subset of the emulator's state, which is created with the first request for a project. */
type ProjectStates = Map<string, { listVerificationCodes: () => Iterable<Code> }>;
type CreateApp = (projectId: string, mode: number, states: ProjectStates) => Promise<RequestListener>;

const FOLDER = 'firebase-tools/lib/emulator/auth';

/**
 * The calls of the Firebase SDK for phone sign-in, and the emulator's own URLs. Only these are compiled of
 * Google's description of the identity API, which takes one second instead of five: most of it is for administrators.
 */
const SIGN_IN_CALLS = /^\/(emulator\/|v1\/(accounts:|token$|recaptchaParams$)|v2\/recaptchaConfig$)/;

/** `SingleProjectMode.ERROR`: a request for another project is rejected instead of creating an empty one. */
const ONE_PROJECT_ONLY = 2;

function loadEmulator(): CreateApp {
  const require = createRequire(import.meta.url);
  const { paths } = (require(`${FOLDER}/apiSpec.js`) as { default: { paths: Record<string, unknown> } })
    .default;
  for (const path of Object.keys(paths)) if (!SIGN_IN_CALLS.test(path)) Reflect.deleteProperty(paths, path);
  return (require(`${FOLDER}/server.js`) as { createApp: CreateApp }).createApp;
}

export type AuthEmulatorOptions = {
  port: number;
  host?: string;
  /** Starts with `demo-`: for such a project Firebase's SDKs and emulators never use the network. */
  projectId: string;
  /** Called with each code that would have been sent by SMS; `phone` as `+919811122233`. */
  onCode?: (phone: string, code: string) => void;
};

export type AuthEmulator = {
  url: string;
  /** The newest code for a phone number, with `+91` or without. */
  getCode: (phone: string) => Promise<string | undefined>;
  /** Deletes all accounts and codes. */
  clear: () => void;
  close: () => Promise<void>;
};

/**
 * Firebase's own Auth emulator, in this process, so that the unmodified SDK can sign in offline.
 *
 * It is imported from inside firebase-tools, whose command line does not start from the trimmed install
 * (pnpm-workspace.yaml); the version is pinned exactly for that reason. It writes no log and makes no request. Rejects
 * with one sentence when the port is in use.
 */
export async function startAuthEmulator({
  port,
  host = '127.0.0.1',
  projectId,
  onCode,
}: AuthEmulatorOptions): Promise<AuthEmulator> {
  const states: ProjectStates = new Map();
  const getSentCodes = () => [...(states.get(projectId)?.listVerificationCodes() ?? [])];
  const reportedCodes = new Set<string>();

  let app: RequestListener = (_request, response) => void response.writeHead(503).end();
  const handle: RequestListener = (request, response) => {
    response.once('finish', () => {
      for (const { sessionInfo, phoneNumber, code } of getSentCodes()) {
        if (reportedCodes.has(sessionInfo)) continue;
        reportedCodes.add(sessionInfo);
        onCode?.(phoneNumber, code);
      }
    });
    app(request, response);
  };
  // By itself, the emulator would serve the codes to every origin.
  const server = createServer(rejectOtherOrigins(handle));
  // Listens first, so that a port in use is reported immediately.
  const { url, close } = await listen(server, 'the Auth emulator', port, host);
  try {
    app = await loadEmulator()(projectId, ONE_PROJECT_ONLY, states);
  } catch (error) {
    await close();
    throw error;
  }

  return {
    url,
    getCode: async (phone) => {
      const full = phone.startsWith('+') ? phone : `+91${phone}`;
      return getSentCodes().findLast(({ phoneNumber }) => phoneNumber === full)?.code;
    },
    // The emulator's own DELETE does not delete the codes.
    clear: () => {
      states.clear();
      reportedCodes.clear();
    },
    close,
  };
}

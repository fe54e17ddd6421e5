import type { RequestListener } from 'node:http';
import { findHostRejection, rejectOtherOrigins, toNodeListener } from '@janani/sandbox-api/serve';
import { type Backend, hasPathPrefix, emulatorPaths, sandboxPaths } from './backend.ts';
import { analyticsPaths, createCapture } from './capture.ts';
import { proxyTo } from './serve.ts';

/** Everything on one origin: the app's files, and on their paths the backend, the provider and analytics. */
export const createPreview = (backend: Backend, toFiles: RequestListener): RequestListener => {
  const toSandbox = rejectOtherOrigins(toNodeListener(backend.sandbox));
  const toEmulator = rejectOtherOrigins(proxyTo(backend.emulator.url));
  const toCapture = rejectOtherOrigins(createCapture());
  const toAll: RequestListener = (request, response) => {
    if (hasPathPrefix(sandboxPaths, request.url)) toSandbox(request, response);
    else if (hasPathPrefix(emulatorPaths, request.url)) toEmulator(request, response);
    else if (hasPathPrefix(analyticsPaths, request.url)) toCapture(request, response);
    else toFiles(request, response);
  };
  // A link from another site may open a page, but not under a foreign host name that resolves to this server.
  return rejectOtherOrigins(toAll, findHostRejection);
};

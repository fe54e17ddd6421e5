import { createSandbox, type Sandbox } from '@janani/sandbox-api';
import { startAuthEmulator } from '@janani/sandbox-api/emulator';

/** The project id marks the emulator's tokens; the sandbox accepts them only for `demo-` projects. */
const PROJECT_ID = 'demo-janani';

/** The paths of the sandbox, and the paths of the identity provider's emulator. */
export const sandboxPaths = ['/api', '/__sandbox'];
export const emulatorPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

export const hasPathPrefix = (paths: string[], url: string | undefined): boolean =>
  paths.some((path) => url === path || url?.startsWith(`${path}/`) || url?.startsWith(`${path}?`));

export type Backend = {
  sandbox: Sandbox;
  emulator: Awaited<ReturnType<typeof startAuthEmulator>>;
  close: () => Promise<void>;
};

/** Starts the servers that the app calls: the sandbox on a SQLite file and the emulator in this process. */
export const startBackend = async (databasePath: string): Promise<Backend> => {
  const sandbox = createSandbox({ databasePath, projectId: PROJECT_ID, servesImages: true });
  const emulator = await startAuthEmulator({
    port: 0,
    projectId: PROJECT_ID,
    onCode: (phone, code) => console.log(`SMS to ${phone}: your Janani code is ${code}`),
  });
  return {
    sandbox,
    emulator,
    close: async () => {
      await emulator.close();
      sandbox.close();
    },
  };
};

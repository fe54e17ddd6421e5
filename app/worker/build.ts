import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { WORKER } from './worker-urls.ts';
import type { Integrities, Precaches } from './precache.ts';

const getVersion = (precaches: Precaches) =>
  createHash('sha256').update(JSON.stringify(precaches)).digest('hex').slice(0, 16);

/** Writes the worker into a built app. With `isOff` the worker is one that unregisters itself on every phone. */
export const buildWorker = async (
  folder: string,
  { precaches, integrities }: { precaches: Precaches; integrities: Integrities },
  isOff: boolean,
): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHES: JSON.stringify(precaches),
      INTEGRITIES: JSON.stringify(integrities),
      VERSION: JSON.stringify(getVersion(precaches)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      sourcemap: 'hidden',
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, isOff ? 'off.ts' : 'worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER.slice(1) },
      },
    },
  });
};

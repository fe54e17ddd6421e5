import { type BuildEnvironmentOptions, build } from 'vite';

/** Bundles a module with all its imports into the text of one script; undefined for a build that writes no bundle. */
export const bundleScript = async (
  options: BuildEnvironmentOptions,
  define: Record<string, string> = {},
): Promise<string | undefined> => {
  const buildOutput = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, modulePreload: false, ...options },
  });
  const outputs = [buildOutput].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []))[0];
};

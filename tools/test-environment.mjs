/**
 * The environment variables of tests: few are inherited, so that results do not depend on the machine.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INHERITED_VARIABLES = [
  'CHROME_PATH',
  'PLAYWRIGHT_BROWSERS_PATH',
  'NODE_EXTRA_CA_CERTS',
  'CI',
  'SCREENSHOTS',
];

/**
 * @param {Record<string, string | undefined>} parentEnv the environment of the calling process
 * @param {{ path: string, browser: string }} found the PATH, including the package manager, and the browser
 */
export const createTestEnvironment = (parentEnv, { path, browser }) => ({
  ...Object.fromEntries(
    INHERITED_VARIABLES.flatMap((name) => (parentEnv[name] ? [[name, parentEnv[name]]] : [])),
  ),
  CI: parentEnv.CI ?? 'true',
  PATH: path,
  CHROME_PATH: browser,
  HOME: mkdtempSync(join(tmpdir(), 'janani-home-')),
  // A time zone and a locale far from the product's: code that depends on those of the machine fails.
  LANG: 'C',
  TZ: 'Pacific/Auckland',
  NO_COLOR: '1',
  // pnpm must not install again: this home has no store.
  pnpm_config_verify_deps_before_run: 'false',
});

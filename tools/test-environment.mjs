/** What tests see of the machine: nothing but programs, a browser and certificates, so that they find the same everywhere. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TAKEN_OVER = ['CHROME_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'NODE_EXTRA_CA_CERTS', 'CI', 'SCREENSHOTS'];

/**
 * @param {Record<string, string | undefined>} caller the environment of whoever started the tests
 * @param {{ path: string, browser: string }} found where programs are, the installed package manager among them, and the browser
 */
export const testEnvironment = (caller, { path, browser }) => ({
  ...Object.fromEntries(TAKEN_OVER.flatMap((name) => (caller[name] ? [[name, caller[name]]] : []))),
  CI: caller.CI ?? 'true',
  PATH: path,
  CHROME_PATH: browser,
  HOME: mkdtempSync(join(tmpdir(), 'janani-home-')),
  // Far from India and from the languages of the product: what depends on the machine's own fails everywhere.
  LANG: 'C',
  TZ: 'Pacific/Auckland',
  NO_COLOR: '1',
  // What is installed was installed just now, from a store that this home does not have.
  pnpm_config_verify_deps_before_run: 'false',
});

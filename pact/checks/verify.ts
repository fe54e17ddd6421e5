import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROVIDER } from '../contract-files.ts';
import type { Contract } from './contract.ts';
import { getFailure, run } from './run.ts';

/** Pact's verifier, which works for a backend in any language. */
const pactVerifier = join(
  dirname(createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json')),
  'bin/pact-verifier.js',
);

export type Verification = {
  /** What the verifier printed, every mismatch with its path; undefined when the provider passes. */
  failure: string | undefined;
  /** Descriptions of the interactions that passed. */
  passedInteractions: ReadonlySet<string>;
  /** Descriptions of the interactions that failed. */
  failedInteractions: ReadonlySet<string>;
  /** The first mismatch of each failed interaction, with its path. */
  mismatches: ReadonlyMap<string, string>;
};

type Mismatch = { path?: string; key?: string; mismatch: string };
type Report = {
  interactionResults: { description: string; result: 'OK' | 'Error' }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
};

const NAME_SEPARATOR = ' - ';
/** The first mismatch in the order of paths, because the verifier does not sort mismatches. */
const getFirstMismatch = ({ mismatches = [], message = '' }: Report['errors'][0]['mismatch']) =>
  mismatches.map(({ path, key, mismatch }) => `${path ?? key ?? 'status'}: ${mismatch}`).toSorted()[0] ??
  message;

/**
 * Verifies a running provider with every interaction of a contract.
 *
 * @param providerUrl the base that the contract's paths are relative to, e.g. `http://127.0.0.1:8080/api`.
 * @param statesUrl where states are set up (`pact/provider-kit/README.md`); without it, no state is set up.
 */
export const verify = async (
  contract: Contract,
  { providerUrl, statesUrl }: { providerUrl: string; statesUrl?: string },
): Promise<Verification> => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-pact-'));
  const file = join(folder, 'contract.json');
  const report = join(folder, 'report.json');
  const emptyCertificates = join(folder, 'none.pem');
  const { hostname, port, pathname } = new URL(providerUrl);
  try {
    writeFileSync(file, JSON.stringify(contract));
    writeFileSync(emptyCertificates, '');
    const args = Object.entries({
      '--file': file,
      '--json': report,
      '--loglevel': 'error',
      '--provider-name': PROVIDER,
      '--hostname': hostname,
      '--port': port,
      '--base-path': pathname,
      ...(statesUrl ? { '--state-change-url': statesUrl } : {}),
    }).flat();
    // The verifier reads the system's certificates again for every interaction, which takes most of its time.
    const env = { SSL_CERT_FILE: emptyCertificates, SSL_CERT_DIR: folder };
    const failure = getFailure(
      await run(process.execPath, [pactVerifier, ...args, '--no-colour', '--state-change-teardown'], { env }),
    );
    const { interactionResults, errors } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const getDescriptions = (expectedResult: 'OK' | 'Error') =>
      new Set(
        interactionResults
          .filter(({ result }) => result === expectedResult)
          .map(({ description }) => description),
      );
    const mismatches = new Map(
      errors.map(({ interaction, mismatch }) => [
        interaction.slice(interaction.lastIndexOf(NAME_SEPARATOR) + NAME_SEPARATOR.length),
        getFirstMismatch(mismatch),
      ]),
    );
    return {
      failure,
      passedInteractions: getDescriptions('OK'),
      failedInteractions: getDescriptions('Error'),
      mismatches,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What npm asks for before it takes a package with its provenance: docs.npmjs.com/generating-provenance-statements. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readFacts } from './facts.ts';
import type { Manifest } from './tarballs.ts';

type Job = {
  'runs-on'?: string;
  permissions?: Record<string, string>;
  steps: { run?: string; env?: Record<string, string> }[];
};
type Published = Pick<Manifest, 'name' | 'publishConfig'> & {
  repository?: { url?: string; directory?: string };
};

const REPOSITORY = /^git\+https:\/\/(?:github|gitlab)\.com\/[^/]+\/[^/]+\.git$/;
const PUBLISHES = 'tools/release/publish.ts';

/** Why npm would refuse the provenance of a package, as sentences. */
export const manifestProblems = (
  { name, publishConfig, repository }: Published,
  workspace: string,
): string[] => {
  const { url = '', directory = '' } = repository ?? {};
  const manifest = join(workspace, directory, 'package.json');
  const isThere = directory !== '' && existsSync(manifest) && readFileSync(manifest, 'utf8').includes(name);
  return [
    REPOSITORY.test(url) ? '' : `${name} names "${url}" as its repository, which no provenance can be of.`,
    isThere ? '' : `${name} is not in "${directory}", which its manifest names.`,
    publishConfig?.['access'] === 'public' ? '' : `${name} is not public, and provenance is.`,
  ].filter(Boolean);
};

/** Why the job that publishes could not prove which run it is. */
export const workflowProblems = (workflow: string): string[] => {
  const { jobs } = parse(workflow) as { jobs: Record<string, Job> };
  const publishing = Object.values(jobs).flatMap((job) => {
    const step = job.steps.find(({ run }) => run?.includes(PUBLISHES));
    return step ? [{ job, step }] : [];
  });
  if (publishing.length !== 1) return [`One job has to run ${PUBLISHES}; ${publishing.length} do.`];
  return publishing.flatMap(({ job, step }) =>
    [
      job.permissions?.['id-token'] === 'write' ? '' : 'The job that publishes lacks `id-token: write`.',
      step.env?.['NPM_CONFIG_PROVENANCE'] === 'true' ? '' : 'It publishes without NPM_CONFIG_PROVENANCE.',
      job['runs-on']?.startsWith('ubuntu-') ? '' : 'Provenance needs a runner of the host.',
    ].filter(Boolean),
  );
};

/** The packages are packed from where the owner says that they come from. */
const originProblems = (workspace: string, origin: string | undefined): string[] => {
  const { repository } = readFacts(workspace);
  return origin === undefined || repository.endsWith(`/${origin}`)
    ? []
    : [`.changeset/release.json names ${repository}, and this run is of ${origin}.`];
};

/** Throws with everything that npm would refuse; `origin` is `owner/name` of the repository that runs. */
export const expectProvenance = (manifests: Published[], workspace: string, origin?: string) => {
  const workflow = readFileSync(join(workspace, '.github/workflows/release.yml'), 'utf8');
  const problems = [
    ...manifests.flatMap((manifest) => manifestProblems(manifest, workspace)),
    ...workflowProblems(workflow),
    ...originProblems(workspace, origin),
  ];
  if (problems.length > 0)
    throw new Error(
      `The packages could not be published with their provenance:\n${problems.map((text) => `  - ${text}`).join('\n')}\nMend the manifests, .changeset/release.json or .github/workflows/release.yml.`,
    );
};

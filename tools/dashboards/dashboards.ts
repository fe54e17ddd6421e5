/**
 * `pnpm release dashboards`: creates or updates the insights of insights.json in the analytics tool, by their names;
 * `--check` only compares them. It has been tested with a fake server only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Insight = { name: string; description: string; query: unknown };
type StoredInsight = Insight & { id: number };
type Project = { host: string; project: string; key: string };

const insights = JSON.parse(readFileSync(join(import.meta.dirname, 'insights.json'), 'utf8')) as Insight[];

const request = async ({ key }: Project, url: string, method = 'GET', body?: Insight): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(
      `${method} ${url} was refused with ${response.status}, so the insights are not as defined. Check the project and the scopes of the key (insight:read, insight:write).`,
    );
  return response.json();
};

const listInsights = async (project: Project, url: string): Promise<StoredInsight[]> => {
  const page = (await request(project, url)) as { results: StoredInsight[]; next?: string | null };
  return [...page.results, ...(page.next ? await listInsights(project, page.next) : [])];
};

/** Creates or updates the insights that are missing or different, and returns their names; a check only returns them. */
export const deployInsights = async (project: Project, { isCheck = false } = {}): Promise<string[]> => {
  const url = `${project.host}/api/projects/${project.project}/insights/`;
  const storedInsights = await listInsights(project, url);
  const changed: string[] = [];
  for (const insight of insights) {
    const storedInsight = storedInsights.find(({ name }) => name === insight.name);
    if (
      storedInsight &&
      isDeepStrictEqual({ ...insight, ...storedInsight, id: 0 }, { ...storedInsight, ...insight, id: 0 })
    )
      continue;
    changed.push(insight.name);
    if (isCheck) continue;
    // The requests are sequential, because the tool limits their rate.
    // oxlint-disable-next-line no-await-in-loop
    await request(
      project,
      storedInsight ? `${url}${storedInsight.id}/` : url,
      storedInsight ? 'PATCH' : 'POST',
      insight,
    );
  }
  return changed;
};

if (import.meta.main) {
  const { POSTHOG_CLI_HOST: host, POSTHOG_CLI_PROJECT_ID: project, POSTHOG_CLI_API_KEY: key } = process.env;
  if (!host || !project || !key) {
    console.error(
      'POSTHOG_CLI_HOST, POSTHOG_CLI_PROJECT_ID and POSTHOG_CLI_API_KEY are needed to reach the analytics tool. Set all three.',
    );
    process.exit(1);
  }
  const isCheck = process.argv.includes('--check');
  const changed = await deployInsights({ host, project, key }, { isCheck });
  for (const name of changed) console.log(`${isCheck ? '✗ not as defined' : '✓ put in place'}: ${name}`);
  if (isCheck && changed.length > 0) process.exitCode = 1;
}

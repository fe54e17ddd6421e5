/**
 * `pnpm release dashboards`: puts the insights of insights.json in place in the analytics tool, by their names; with
 * `--check` it compares only. It ran against a stand-in, never against the real tool.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Insight = { name: string; description: string; query: unknown };
type Placed = Insight & { id: number };
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

const placed = async (project: Project, url: string): Promise<Placed[]> => {
  const page = (await request(project, url)) as { results: Placed[]; next?: string | null };
  return [...page.results, ...(page.next ? await placed(project, page.next) : [])];
};

/** The names of the insights that are missing or different; puts them in place unless it only compares. */
export const placeInsights = async (project: Project, { isCheck = false } = {}): Promise<string[]> => {
  const url = `${project.host}/api/projects/${project.project}/insights/`;
  const present = await placed(project, url);
  const changed: string[] = [];
  for (const insight of insights) {
    const same = present.find(({ name }) => name === insight.name);
    if (same && isDeepStrictEqual({ ...insight, ...same, id: 0 }, { ...same, ...insight, id: 0 })) continue;
    changed.push(insight.name);
    if (isCheck) continue;
    // One after the other: the tool limits the rate.
    // oxlint-disable-next-line no-await-in-loop
    await request(project, same ? `${url}${same.id}/` : url, same ? 'PATCH' : 'POST', insight);
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
  const changed = await placeInsights({ host, project, key }, { isCheck });
  for (const name of changed) console.log(`${isCheck ? '✗ not as defined' : '✓ put in place'}: ${name}`);
  if (isCheck && changed.length > 0) process.exitCode = 1;
}

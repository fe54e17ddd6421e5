/**
 * `pnpm release dashboards`: creates or updates the insights of insights.json in the analytics tool, by their names;
 * `--check` only compares them. It has been tested with a fake server only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { failWith } from '../setup.mjs';

type Insight = { name: string; description: string; query: unknown };
type StoredInsight = Insight & { id: number };
type Project = { host: string; project: string; key: string };

const insights = JSON.parse(readFileSync(join(import.meta.dirname, 'insights.json'), 'utf8')) as Insight[];
const LIMITS = { responseMs: 20_000, pages: 100 };

const failure = (problem: string, remedy: string) =>
  new Error(`${problem}, so an alarm may be missing or mean something else. ${remedy}.`);

const request = async ({ key }: Project, url: string, method = 'GET', body?: Insight): Promise<unknown> => {
  const sent = `${method} ${url}`;
  let status;
  try {
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      // A redirected POST would become a GET, which succeeds and changes nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITS.responseMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return await response.json();
    ({ status } = response);
  } catch (error) {
    // The message of an error itself may contain the key.
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const reason = cause?.code ?? cause?.message ?? name;
    throw failure(`${sent} had no usable response (${reason})`, 'Check POSTHOG_CLI_HOST and the network');
  }
  throw failure(
    `${sent} was refused with ${status}`,
    'Check the project and the scopes of the key (insight:read, insight:write)',
  );
};

const listInsights = async (project: Project, url: string, visited = [url]): Promise<StoredInsight[]> => {
  const { results, next } = Object(await request(project, url)) as {
    results?: StoredInsight[];
    next?: string;
  };
  if (!Array.isArray(results) || !results.every((one) => Number.isInteger(Object(one).id)))
    throw failure(`GET ${url} returned no list of insights`, 'Check POSTHOG_CLI_HOST');
  if (!next) return results;
  const following = URL.parse(next, url);
  const isElsewhere = following?.origin !== new URL(url).origin;
  if (isElsewhere || visited.includes(following.href) || visited.length === LIMITS.pages)
    throw failure(
      `GET ${url} continues at another host or without end`,
      'Set POSTHOG_CLI_HOST to the host that the tool names in its own addresses',
    );
  return [...results, ...(await listInsights(project, following.href, [...visited, following.href]))];
};

/** The names of the insights that are missing or different; puts them in place unless it only compares. */
export const deployInsights = async (project: Project, { isCheck = false } = {}): Promise<string[]> => {
  const origin = URL.parse(project.host)?.origin ?? project.host;
  const url = `${origin}/api/projects/${encodeURIComponent(project.project)}/insights/`;
  const storedInsights = await listInsights(project, url);
  const changed: string[] = [];
  for (const insight of insights) {
    const storedInsight = storedInsights.find(({ name }) => name === insight.name);
    const { description, query } = storedInsight ?? {};
    if (isDeepStrictEqual({ name: insight.name, description, query }, insight)) continue;
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
  if (!host || !project || !key)
    failWith(
      'POSTHOG_CLI_HOST, POSTHOG_CLI_PROJECT_ID and POSTHOG_CLI_API_KEY are needed to reach the analytics tool. Set all three.',
    );
  const isCheck = process.argv.includes('--check');
  try {
    const names = (await deployInsights({ host, project, key }, { isCheck })).join(', ');
    if (isCheck && names)
      throw failure(`Not as insights.json defines: ${names}`, 'Run pnpm release dashboards');
    console.log(names ? `✓ put in place: ${names}` : `✓ ${insights.length} insights are as defined`);
  } catch (error) {
    failWith((error as Error).message);
  }
}

import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type Contract, readContract } from './contract.ts';
import { getFailure, run } from './run.ts';
import { withServer } from './with-server.ts';

const script = join(import.meta.dirname, '../scripts/broker.mjs');

/** A stub of the Pact Broker, with the endpoints that its CLI requests. */
const createBrokerListener =
  (requests: { path: string; body: unknown }[], deployable: boolean): RequestListener =>
  (request, response) => {
    const respond = async () => {
      const path = decodeURIComponent(request.url ?? '');
      requests.push({ path, body: request.method === 'POST' ? await json(request) : undefined });
      if (path.startsWith('/pacticipants/'))
        return {
          _links: {
            'pb:record-deployment': [{ name: 'production', href: `http://${request.headers.host}/deployed` }],
          },
        };
      const publish = { href: `http://${request.headers.host}/contracts/publish` };
      if (path === '/') return { _links: { 'pb:publish-contracts': publish } };
      if (path.startsWith('/matrix'))
        return { summary: { deployable, reason: 'Stubbed' }, notices: [], matrix: [] };
      return { notices: [], _links: { 'pb:contracts': [] } };
    };
    void respond().then((body) =>
      response.writeHead(200, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body)),
    );
  };

const runScript = (command: string, url: string) =>
  run('node', [script, command], {
    env: { PACT_BROKER_BASE_URL: url, GIT_COMMIT: 'c0ffee', GITHUB_HEAD_REF: 'a-branch' },
  });

describe('the broker scripts', () => {
  test.each(['publish', 'can-i-deploy', 'record-deployment'])(
    '%s: without a URL it fails with a message that names the variable to set',
    async (command) => {
      const { code, output } = await runScript(command, '');
      expect(code).toBe(1);
      expect(output).toMatch(/^PACT_BROKER_BASE_URL is not set.*\.\n$/);
    },
  );

  test('publish sends the committed contract with its commit and branch', async () => {
    const requests: Parameters<typeof createBrokerListener>[0] = [];
    const result = await withServer(createBrokerListener(requests, true), (url) => runScript('publish', url));
    expect(getFailure(result)).toBeUndefined();
    const published = requests.filter(({ path }) => path === '/contracts/publish').map(({ body }) => body);
    const findByConsumer = (name: string) =>
      published.find((body) => (body as { pacticipantName: string }).pacticipantName === name);
    expect(findByConsumer('janani-web-recommended')).toBeDefined();
    const body = findByConsumer('janani-web');
    expect(body).toMatchObject({
      pacticipantVersionNumber: 'c0ffee',
      branch: 'a-branch',
    });
    const [{ content }] = (body as { contracts: [{ content: string }] }).contracts;
    const publishedContract = JSON.parse(Buffer.from(content, 'base64').toString()) as Contract;
    expect(publishedContract.interactions).toEqual(readContract().interactions);
  });

  test.each([
    { deployable: true, expected: 0 },
    { deployable: false, expected: 1 },
  ])('can-i-deploy exits with $expected when deployable is $deployable', async ({ deployable, expected }) => {
    const requests: Parameters<typeof createBrokerListener>[0] = [];
    const { code } = await withServer(createBrokerListener(requests, deployable), (url) =>
      runScript('can-i-deploy', url),
    );
    expect(code).toBe(expected);
    expect(requests.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/^\/matrix\?.*janani-web.*c0ffee.*environment=production/),
    );
  });

  test('record-deployment records a deployment of its commit to production', async () => {
    const requests: Parameters<typeof createBrokerListener>[0] = [];
    const result = await withServer(createBrokerListener(requests, true), (url) =>
      runScript('record-deployment', url),
    );
    expect(getFailure(result)).toBeUndefined();
    const paths = requests.map(({ path }) => path);
    expect(paths).toContain('/pacticipants/janani-web/versions/c0ffee');
    expect(paths.at(-1)).toBe('/deployed');
  });
});

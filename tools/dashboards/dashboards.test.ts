import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deployInsights } from './dashboards.ts';

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, project: '7', key: 'phx_test' };
};

test('insights are put in place once, and one that was changed by hand is found', async () => {
  const stored: Record<string, unknown>[] = [{ id: 1, name: 'Errors by release' }];
  const project = await serve((request, response) => {
    const page = () => ({ results: stored.map((insight) => ({ ...insight, saved: true })), next: null });
    const write = async () => {
      const body = (await json(request)) as Record<string, unknown>;
      const id = Number(/insights\/(\d+)\/$/.exec(request.url ?? '')?.[1] ?? stored.length + 1);
      stored[id - 1] = { ...body, id };
      return stored[id - 1];
    };
    void Promise.resolve(request.method === 'GET' ? page() : write()).then((body) =>
      response
        .writeHead(request.headers.authorization === 'Bearer phx_test' ? 200 : 401)
        .end(JSON.stringify(body)),
    );
  });

  expect(await deployInsights(project, { isCheck: true })).toHaveLength(5);
  expect(stored).toHaveLength(1);
  expect(await deployInsights(project)).toHaveLength(5);
  expect(await deployInsights(project, { isCheck: true })).toEqual([]);
  stored[3] = { ...stored[3], description: '' };
  expect(await deployInsights(project, { isCheck: true })).toEqual(['Sign-up by step']);
  await expect(deployInsights({ ...project, key: 'other' })).rejects.toThrow('refused with 401');
});

test.each([
  ['continues at another host', '{"results":[],"next":"http://localhost:1/steal"}', 'at another host'],
  ['continues at itself', '{"results":[],"next":"?"}', 'without end'],
  ['has no list', '{"results":[null]}', 'no list of insights'],
  ['is not JSON', '<html>', 'SyntaxError'],
  ['never comes', undefined, 'TimeoutError'],
])('a response that %s ends with a sentence, and the key stays at its host', async (_what, body, reason) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(500));
  onTestFinished(() => timeout.mockRestore());
  const project = await serve((_request, response) => void (body && response.end(body)));
  await expect(deployInsights(project)).rejects.toThrow(
    new RegExp(`^GET .*${reason}.*, so an alarm may .*\\. (?:Check|Set) .*\\.$`),
  );
});

test('a failure is one line without a stack, and exit code 1', async () => {
  const env = { POSTHOG_CLI_HOST: 'not-a-url', POSTHOG_CLI_PROJECT_ID: '7', POSTHOG_CLI_API_KEY: 'phx_test' };
  const run = spawn(process.execPath, [join(import.meta.dirname, 'dashboards.ts')], { env });
  const [printed, [code]] = await Promise.all([text(run.stderr), once(run, 'close')]);
  expect([code, printed]).toEqual([1, expect.stringMatching(/^GET .* \(ERR_INVALID_URL\), so .*\n$/)]);
});

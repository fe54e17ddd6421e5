import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  scripts: { stub: string };
};

// The command of `pnpm api:stub`, on a free port.
const command = scripts.stub.replace(/ --port \d+/, '');
const stub = spawn('sh', ['-c', `exec node_modules/.bin/${command}`], {
  cwd: folder,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let baseUrl: string;

beforeAll(
  () =>
    new Promise<void>((resolve, reject) => {
      let output = '';
      const listen = (data: Buffer) => {
        output += data.toString();
        const port = /Server started on port (\d+)/.exec(output)?.[1];
        if (!port) return;
        baseUrl = `http://127.0.0.1:${port}`;
        resolve();
      };
      stub.stdout.on('data', listen);
      stub.stderr.on('data', listen);
      stub.on('exit', () => reject(new Error(`The stub ended: ${output}`)));
    }),
);
afterAll(() => void stub.kill());

test('`pnpm api:stub` answers the real client with the examples of the contract', async () => {
  const client = createClient({ baseUrl, getIdToken: () => Promise.resolve('any-token') });
  await expect(client.checkPhone('9811122233')).resolves.toEqual({ exists: true });
  const { items } = await client.listSessions({ limit: 10, upcoming: true });
  expect(items).toHaveLength(1);
  await expect(client.enrollInSession('rest-and-sleep')).rejects.toMatchObject({
    status: 409,
    serverMessage: examples.enrollInSession.answers['409'].sessionOver.message,
  });
});

test('a state in a header picks among the examples of one request', async () => {
  const fetchWith = (state: string) => (request: Request) => {
    request.headers.set('X-Provider-State', state);
    return fetch(request);
  };
  const search = (state: string) =>
    createClient({ baseUrl, getIdToken: () => Promise.resolve(null), fetch: fetchWith(state) }).listHospitals(
      {
        search: 'zzzz',
      },
    );
  await expect(search('no hospitals match')).resolves.toEqual([]);
  await expect(search('a hospital with doctors')).resolves.toHaveLength(1);
});

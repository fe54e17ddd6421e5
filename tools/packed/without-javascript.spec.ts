import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { folderOf, installed, workspace } from './installed.ts';

type Answer = (request: Request) => Promise<Response>;

/** The form of the consumer that renders on a server, on the packed package. */
const loadForm = async (): Promise<Answer> => {
  const folder = join(installed, 'server');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(workspace, 'node_modules', name), join(folder, 'node_modules', name));
  const file = join(folder, 'form.mjs');
  cpSync(join(workspace, 'tools/lab/consumers/server/form.mjs'), file);
  return ((await import(/* @vite-ignore */ file)) as { answer: Answer }).answer;
};

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = Buffer.concat(await incoming.toArray());
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: { 'Content-Type': headers['content-type'] ?? '' },
    ...(method === 'POST' && { body }),
  });
};

const serve = async () => {
  const answer = await loadForm();
  const styles = readFileSync(join(folderOf('@janani/ui'), 'dist/styles.css'));
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const isSheet = incoming.url === '/styles.css';
    const body = isSheet ? styles : await (await answer(await requestOf(incoming))).text();
    response.setHeader('Content-Type', isSheet ? 'text/css' : 'text/html').end(body);
  };
  const server = createServer((incoming, response) => void respond(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
};

describe('a form that a server answers, in a browser without JavaScript', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  beforeAll(async () => {
    site = await serve();
    browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
    page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  it('says what is wrong, leads to it, and saves what every field holds', async () => {
    await page.goto(site.url);
    await page.getByRole('radio', { name: 'A house' }).check();
    await page.getByRole('checkbox', { name: 'Send me news' }).check();
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('link', { name: 'Enter your name' }).click();
    const name = page.getByLabel('Name');
    expect(await name.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    mkdirSync(join(workspace, '.reports/readme'), { recursive: true });
    await page.screenshot({
      path: join(workspace, '.reports/readme/without-javascript.png'),
      fullPage: true,
    });
    await name.fill('Asha');
    await page.getByRole('button', { name: 'Save' }).click();

    const saved = [
      ['name', 'Asha'],
      ['home', 'house'],
      ['news', 'on'],
    ];
    expect(await page.locator('output').textContent()).toBe(JSON.stringify(saved));
  });
});

import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Route, chromium } from 'playwright';
import { expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { getFolder, installed, workspace } from './installed.ts';

type RequestHandler = (request: Request) => Promise<Response>;

/** The form of the consumer that renders on a server, on the packed package. */
const loadForm = async (): Promise<RequestHandler> => {
  const folder = join(installed, 'server');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(workspace, 'node_modules', name), join(folder, 'node_modules', name));
  const file = join(folder, 'form.mjs');
  cpSync(join(workspace, 'tools/lab/consumers/server/form.mjs'), file);
  return ((await import(/* @vite-ignore */ file)) as { handleRequest: RequestHandler }).handleRequest;
};

/** Responds to a request of the page with the form's handler, instead of a server. */
const respondWith = (handleRequest: RequestHandler) => async (route: Route) => {
  const request = route.request();
  const [url, method, body] = [request.url(), request.method(), request.postData()];
  const response = await handleRequest(new Request(url, { method, headers: request.headers(), body }));
  await route.fulfill({ contentType: 'text/html', body: await response.text() });
};

it('a form rendered on a server shows its errors with links to the fields, and saves, without JavaScript', async () => {
  const browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.route('http://form.test/', respondWith(await loadForm()));
  const styles = readFileSync(join(getFolder('@janani/ui'), 'dist/styles.css'), 'utf8');
  await page.route('**/styles.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }));

  await page.goto('http://form.test/');
  await page.getByRole('radio', { name: 'A house' }).check();
  await page.getByRole('checkbox', { name: 'Send me news' }).check();
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Enter your name' }).click();
  const name = page.getByLabel('Name');
  expect(await name.evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Asha');
  await page.getByRole('button', { name: 'Save' }).click();

  const saved = '[["name","Asha"],["home","house"],["news","on"]]';
  expect(await page.locator('output').textContent()).toBe(saved);
  await browser.close();
});

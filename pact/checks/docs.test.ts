import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';
import { readApiOperations } from '../rules/api-operations.ts';
import { getFailure, run } from './run.ts';

/** The pointer position over the operations, and the scroll distance per step; in pixels. */
const POINTER = { x: 700, y: 400, step: 600 };

test('`pnpm pact docs`: the page shows every operation and sends no request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-docs-'));
  const page = join(folder, 'index.html');
  const result = await run('node', [join(import.meta.dirname, '../scripts/openapi-docs.mjs'), page]);
  expect(getFailure(result)).toBeUndefined();

  const browser = await chromium.launch(browserOptions);
  try {
    const tab = await browser.newPage();
    const externalRequests: string[] = [];
    tab.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) externalRequests.push(request.url());
    });
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    await tab.goto(pathToFileURL(page).href);
    // The page renders only what is near the viewport, so it is scrolled from top to bottom.
    await tab.mouse.move(POINTER.x, POINTER.y);
    for (const { path } of readApiOperations())
      await expect
        .poll(
          async () => {
            await tab.mouse.wheel(0, POINTER.step);
            return tab.getByText(path, { exact: true }).count();
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0);
    await tab.waitForLoadState('networkidle');
    expect(externalRequests).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

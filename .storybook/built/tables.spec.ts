import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../screenshots/storybook-fixture.ts';
import { docsPages } from '../screenshots/stories.ts';

type Row = { name: string; type: string; about: string };
type Component = { name: string; import: string; props: { name: string }[] };

const { components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/ui/components.json'), 'utf8'),
) as { components: Component[] };

/** The icons differ only in their name, and share a table. */
const documentedComponents = components.filter(
  ({ name, import: path }) => name === 'Icon' || !path.endsWith('/icons'),
);

test('every public component has a table with each prop, its type and its description', async ({
  page,
  origin,
}) => {
  test.setTimeout(240_000);
  const tables: Row[][] = [];
  for (const { id } of docsPages) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.sbdocs-content > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    tables.push(
      ...(await page.locator('.docblock-argstable').evaluateAll((elements) =>
        elements.map((table) =>
          [...table.querySelectorAll('tbody tr')].map((row): Row => {
            const [name, description] = row.querySelectorAll('td');
            const [about, type] = description?.querySelectorAll(':scope > div') ?? [];
            return {
              name: name?.textContent?.replace(/\*$/, '') ?? '',
              about: about?.textContent ?? '',
              type: type?.textContent ?? '',
            };
          }),
        ),
      )),
    );
  }
  const isDescribed = (rows: Row[], { props }: Component) =>
    props.every(({ name }) =>
      rows.some((row) => row.name === name && row.about.trim() !== '' && row.type.trim() !== ''),
    );
  const missing = documentedComponents.filter(
    (component) => !tables.some((rows) => isDescribed(rows, component)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

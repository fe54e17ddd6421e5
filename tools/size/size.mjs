/**
 * `pnpm size`: compares the download of each component and each route with its budget; `pnpm size routes` only the
 * routes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, formatSeconds } from '../setup.mjs';
import { measureAllStyles, measureComponents } from './size-components.ts';
import { measureRoutes } from './size-routes.mjs';

const startTime = Date.now();
const routeBudgets = JSON.parse(readFileSync(join(root, 'tools/size/route-budgets.json'), 'utf8'));
const isRoutesOnly = process.argv[2] === 'routes';
const componentRows = isRoutesOnly ? [] : [...(await measureComponents()), await measureAllStyles()];
const rows = [...componentRows, ...(await measureRoutes(routeBudgets))];

const overBudget = rows.filter(({ bytes, kB }) => bytes > kB * 1000);
for (const { label, bytes, kB } of rows) {
  const size = `${(bytes / 1000).toFixed(1).padStart(6)} kB of ${String(kB).padStart(3)}`;
  console.log(`${bytes > kB * 1000 ? '✗' : '✓'} ${label.padEnd(24)} ${size}`);
}
for (const { label, bytes, kB } of overBudget)
  console.error(
    `${label} is ${(bytes / 1000 - kB).toFixed(1)} kB over its budget, which slows down phones on slow networks. Remove code or load it later; raise a budget only with a reason.`,
  );
console.log(formatSeconds(startTime));
process.exit(overBudget.length > 0 ? 1 : 0);

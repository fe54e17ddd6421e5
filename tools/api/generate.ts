/** Writes the API report of each package and the files that are not committed; `--check` fails when a report is stale. */
import { writeGenerated } from '../../packages/dev-support/src/generated-file.ts';
import { published } from './packages.ts';
import { readPublicApi } from '../../packages/ui/scripts/tables/public-api.ts';
import { getReport } from './report.ts';
import { writeTables } from '../../packages/ui/scripts/tables/tables.ts';

for (const { name, folder, paths, report } of published)
  writeGenerated(report, getReport(name, paths, readPublicApi(folder)));
writeTables();

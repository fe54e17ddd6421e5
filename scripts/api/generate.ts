/** Writes the API report of each package; `--check` compares and fails when one is stale. */
import { writeGenerated } from './generated-file.ts';
import { published } from './packages.ts';
import { readPublicApi } from './public-api.ts';
import { reportOf } from './report.ts';

for (const { name, folder, paths, report } of published)
  writeGenerated(report, reportOf(name, paths, readPublicApi(folder)));

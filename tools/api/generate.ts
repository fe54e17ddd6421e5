/** Writes the API report of each package and the files that are not committed; `--check` fails when a report is stale. */
import { writeGenerated } from '../../packages/dev-support/src/generated-file.ts';
import { publishedPackages } from './packages.ts';
import { readPublicApi } from '../../packages/ui/scripts/metadata/public-api.ts';
import { renderReport } from './report.ts';
import { writeMetadata } from '../../packages/ui/scripts/metadata/metadata.ts';

for (const { name, folder, paths, report } of publishedPackages)
  writeGenerated(report, renderReport(name, paths, readPublicApi(folder)));
writeMetadata();

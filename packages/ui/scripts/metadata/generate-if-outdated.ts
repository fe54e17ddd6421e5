/** Generates `components.json`, `tokens.json` and `llms.txt` if they are missing or a source has changed. */
import { isMetadataCurrent } from './metadata-stamp.ts';

if (!isMetadataCurrent()) {
  const { writeMetadata: writeTables } = await import('./metadata.ts');
  writeTables();
}

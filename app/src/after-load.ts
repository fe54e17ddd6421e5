import { loadHeadings } from './headings.ts';
import { healLostFiles } from './platform/lost-files.ts';
import { startWorker } from './platform/worker.ts';

/** What the first screen does not wait for. */
export const afterLoad = (): void => {
  healLostFiles();
  void startWorker();
  void loadHeadings();
};

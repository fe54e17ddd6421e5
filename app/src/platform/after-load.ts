import { loadHeadings } from './headings.ts';
import { healLostFiles } from './lost-files.ts';
import { startWorker } from './worker.ts';

/** What the first screen does not wait for. */
export const afterLoad = (): void => {
  healLostFiles();
  void startWorker();
  void loadHeadings();
};

import { loadHeadings } from '../loading/heading-font.ts';
import { readChosenLanguage } from '../platform/language-choice.ts';
import { startWorker } from '../platform/worker.ts';

/** Work that the first screen does not wait for. */
export const runAfterLoad = (): void => {
  void startWorker(readChosenLanguage());
  void loadHeadings();
};

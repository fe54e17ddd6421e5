import { loadHeadings } from '../loading/heading-font.ts';
import { chosenLanguage } from '../platform/language-choice.ts';
import { startWorker } from '../platform/worker.ts';

/** Work that the first screen does not wait for. */
export const afterLoad = (): void => {
  void startWorker(chosenLanguage());
  void loadHeadings();
};

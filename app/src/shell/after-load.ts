import { loadHeadings } from '../loading/heading-font.ts';
import { language } from '../i18n/language.ts';
import { saveChosenLanguage } from '../platform/language-choice.ts';
import { startWorker } from '../platform/worker.ts';

/** Work that the first screen does not wait for. */
export const afterLoad = (): void => {
  saveChosenLanguage(language());
  void startWorker(language());
  void loadHeadings();
};

import { loadHeadings } from '../loading/heading-font.ts';
import { language } from '../i18n/language.ts';
import { keepChosenLanguage } from '../platform/language-choice.ts';
import { startWorker } from '../platform/worker.ts';

/** What the first screen does not wait for. */
export const afterLoad = (): void => {
  keepChosenLanguage(language());
  void startWorker(language());
  void loadHeadings();
};

import { language } from '../i18n/language.ts';
import { keepChosenLanguage } from './language-choice.ts';
import { healLostFiles } from './lost-files.ts';
import { startWorker } from './worker.ts';

/** What the first screen does not wait for. */
export const afterLoad = (): void => {
  keepChosenLanguage(language());
  healLostFiles();
  void startWorker(language());
};

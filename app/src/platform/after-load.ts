import { language } from '../i18n/language.ts';
import { healLostFiles } from './lost-files.ts';
import { startWorker } from './worker.ts';

/** What the first screen does not wait for. */
export const afterLoad = (): void => {
  healLostFiles();
  void startWorker(language());
};

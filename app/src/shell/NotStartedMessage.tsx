import { t } from '../i18n/t.ts';
import { notStartedNotice } from './ErrorBoundary.css.ts';

/** In every document, and shown by its first script (first-script/first-script.ts) if the app could not be fetched. */
export const NotStartedMessage = () => (
  <div className={notStartedNotice} hidden id="not-started" role="alert">
    <p>{t('app.notStarted')}</p>
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL reloads the page without a script */}
    <a href="">{t('error.page.reload')}</a>
  </div>
);

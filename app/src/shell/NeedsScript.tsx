import { errorPage } from './ErrorBoundary.css.ts';
import { language } from '../i18n/language.ts';
import { localizePath } from '../i18n/languages.ts';
import { t } from '../i18n/t.ts';
import { paths } from '../routes/paths.ts';

/** Replaces the product if scripts are off; the public pages can still be read. */
export const NeedsScript = () => (
  <main className={errorPage}>
    <h1>{t('app.name')}</h1>
    <p>{t('app.needsScript')}</p>
    <a href={localizePath(language(), paths.home)}>{t('error.page.home')}</a>
  </main>
);

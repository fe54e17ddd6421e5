import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LinkButton } from '@janani/ui/link';
import { LogoMark } from '@janani/ui/logo';
import { errorMark, errorPage } from './ErrorBoundary.css.ts';
import { recoverFromCrash } from '../loading/asset-recovery.ts';
import { announceStarted } from '../loading/started.ts';
import { language } from '../i18n/language.ts';
import { localizePath } from '../i18n/languages.ts';
import { t } from '../i18n/t.ts';
import { analytics } from '../platform/analytics.ts';
import { paths } from '../routes/paths.ts';

type State = { hasFailed: boolean; details?: ReactNode };

/** Shows what went wrong, that no saved data is lost, and two links, instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    void analytics.report('page', error, { componentStack });
    void this.showDetails(error);
    announceStarted();
    void recoverFromCrash();
    // The usual cause is a lost network: once it is back, the page is reloaded.
    window.addEventListener('online', () => window.location.reload(), { once: true });
  }

  async showDetails(error: unknown) {
    try {
      const { ErrorDetails } = await import('./ErrorDetails.tsx');
      this.setState({ details: <ErrorDetails error={error} /> });
    } catch {
      // The page is complete without them.
    }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // A whole URL and a plain link: a new document recovers from a broken one.
    return (
      <main className={errorPage}>
        <LogoMark className={errorMark} />
        <div role="alert">
          <h1>{t('error.page.title')}</h1>
          <p>{t('error.page.text')}</p>
        </div>
        <LinkButton href={window.location.href}>{t('error.page.reload')}</LinkButton>
        <a href={localizePath(language(), paths.home)}>{t('error.page.home')}</a>
        {this.state.details}
      </main>
    );
  }
}

import { Spinner } from '@janani/ui/spinner';
import { t } from '../../i18n/t.ts';
import { loadingScreen } from './LoadingScreen.css.ts';

/** Shown while the saved sign-in state or a route's code is loading (spec §2). */
export const LoadingScreen = () => (
  <div className={loadingScreen}>
    <Spinner label={t('app.loading')} />
  </div>
);

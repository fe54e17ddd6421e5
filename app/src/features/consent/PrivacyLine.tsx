import { createLazyChunk, useLazyOverlay } from '@janani/ui/loading';
import { t } from '../../i18n/t.ts';
import { centred, line, opener, problem } from './PrivacyLine.css.ts';

const lazyNotice = createLazyChunk(() => import('./PrivacyNotice.tsx'));

/** The age limit, and the button for the privacy notice, whose code is fetched ahead (decision T-20). */
export const PrivacyLine = ({ isCentred = false }: { isCentred?: boolean }) => {
  const { module, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(lazyNotice);
  const Notice = module?.default;
  return (
    <div className={isCentred ? `${line} ${centred}` : line}>
      <span>{t('privacy.adults')}</span>
      <span>
        <button
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          aria-haspopup="dialog"
          className={opener}
          onClick={open}
          type="button"
        >
          {t('privacy.open')}
        </button>{' '}
        <output>{isLoading && t('app.loading')}</output>
      </span>
      {hasFailed && (
        <p className={problem} role="alert">
          {t('privacy.notLoaded')}
        </p>
      )}
      {Notice && <Notice isOpen={isOpen} onClose={close} />}
    </div>
  );
};

import { useState } from 'react';
import { t } from '../../i18n/entry-text.ts';
import { importAgain } from '../../platform/import-again.ts';
import { usePart } from '../../platform/use-part.ts';
import { centred, line, opener, problem } from './PrivacyLine.css.ts';

const loadNotice = importAgain(() => import('./PrivacyNotice.tsx'));

/** Who may sign in, and the way to the privacy notice, whose code comes when it is asked for (decision T-20). */
export const PrivacyLine = ({ isCentred = false }: { isCentred?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const { Part: Notice, hasFailed, loadAgain } = usePart(loadNotice, isOpen);

  const isComing = isOpen && !Notice && !hasFailed;
  const open = () => {
    if (hasFailed) loadAgain();
    setOpen(true);
  };
  return (
    <div className={isCentred ? `${line} ${centred}` : line}>
      <span>{t('privacy.adults')}</span>
      <button
        aria-disabled={isComing || undefined}
        aria-haspopup="dialog"
        className={opener}
        onClick={open}
        type="button"
      >
        {t(isComing ? 'app.loading' : 'privacy.open')}
      </button>
      {hasFailed && (
        <p className={problem} role="alert">
          {t('privacy.notLoaded')}
        </p>
      )}
      {Notice && <Notice isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
};

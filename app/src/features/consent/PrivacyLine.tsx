import { createLatePart, useLatePart } from '@janani/ui/loading';
import { useState } from 'react';
import { t } from '../../i18n/entry-text.ts';
import { centred, line, opener, problem } from './PrivacyLine.css.ts';

const lateNotice = createLatePart(() => import('./PrivacyNotice.tsx'));

/** Who may sign in, and the way to the privacy notice, whose code is fetched ahead (decision T-20). */
export const PrivacyLine = ({ isCentred = false }: { isCentred?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const { part, isComing, hasFailed, load } = useLatePart(lateNotice, { isWanted: isOpen });
  const Notice = part?.default;

  const open = () => {
    setOpen(true);
    load();
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

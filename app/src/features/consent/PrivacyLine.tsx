import { Button } from '@janani/ui/button';
import { useState } from 'react';
import { t } from '../../i18n/entry-text.ts';
import { importAgain } from '../../platform/import-again.ts';
import { usePart } from '../../platform/use-part.ts';
import { line, problem } from './PrivacyLine.css.ts';

const loadNotice = importAgain(() => import('./PrivacyNotice.tsx'));

/** Who may sign in, and the way to the privacy notice, whose code comes when it is asked for (decision T-20). */
export const PrivacyLine = () => {
  const [isOpen, setOpen] = useState(false);
  const { Part: Notice, hasFailed, loadAgain } = usePart(loadNotice, isOpen);

  const open = () => {
    if (hasFailed) loadAgain();
    setOpen(true);
  };
  return (
    <div className={line}>
      <span>{t('privacy.adults')}</span>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        isPending={isOpen && !Notice && !hasFailed}
        pendingLabel={t('app.loading')}
        onPress={open}
      >
        {t('privacy.open')}
      </Button>
      {hasFailed && (
        <p className={problem} role="alert">
          {t('privacy.notLoaded')}
        </p>
      )}
      {Notice && <Notice isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
};

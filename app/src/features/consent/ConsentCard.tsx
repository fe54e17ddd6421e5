import { Button } from '@janani/ui/button';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { importAgain } from '../../platform/import-again.ts';
import { usePart } from '../../platform/use-part.ts';
import { choose } from './choose.ts';
import { consentCard, consentActions } from './ConsentCard.css.ts';
import { hasChosen } from './consent.ts';

const loadSheet = importAgain(() => import('./ConsentSheet.tsx'));

/** Asks a user once whether use may be recorded, beside the page's own purpose and never in its way (decision T-13). */
export const ConsentCard = ({ userId }: { userId: string }) => {
  const [isAsked, setAsked] = useState(() => !hasChosen(userId));
  const [isOpen, setOpen] = useState(false);
  const { Part: Sheet, hasFailed, loadAgain } = usePart(loadSheet, isOpen);
  if (!isAsked) return null;

  const open = () => {
    if (hasFailed) loadAgain();
    setOpen(true);
  };
  const answer = (analytics: boolean) => {
    void choose(userId, analytics);
    setAsked(false);
  };
  return (
    <section className={consentCard} aria-labelledby="consent">
      <div>
        <h2 id="consent">{t('consent.title')}</h2>
        <p>{t('consent.ask')}</p>
      </div>
      <div className={consentActions}>
        <Button variant="outline" onPress={() => answer(false)}>
          {t('consent.refuse')}
        </Button>
        <Button variant="outline" isPending={isOpen && !Sheet && !hasFailed} onPress={open}>
          {t('consent.choose')}
        </Button>
      </div>
      {hasFailed && <p role="alert">{t('privacy.notLoaded')}</p>}
      {Sheet && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} onChoose={answer} />}
    </section>
  );
};

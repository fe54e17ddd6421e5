import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { createLazyChunk, useLazyOverlay } from '@janani/ui/loading';
import { Stack } from '@janani/ui/stack';
import { useState } from 'react';
import { useReloadIfOutdated } from '../../loading/asset-recovery.ts';
import { t } from '../../i18n/t.ts';
import { saveConsent } from './save-consent.ts';
import { consentCard } from './ConsentCard.css.ts';
import { hasChosen } from './consent.ts';

const lazySheet = createLazyChunk(() => import('./ConsentSheet.tsx'));

/** Asks a user once for consent to analytics, below the page's own content and without blocking it (decision T-13). */
export const ConsentCard = ({ userId }: { userId: string }) => {
  const [needsChoice, setNeedsChoice] = useState(() => !hasChosen(userId));
  const { module, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(lazySheet);
  useReloadIfOutdated(hasFailed);
  const Sheet = module?.default;
  if (!needsChoice) return null;

  const saveChoice = (analytics: boolean) => {
    void saveConsent(userId, analytics);
    setNeedsChoice(false);
  };
  return (
    <section className={consentCard} aria-labelledby="consent">
      <div>
        <h2 id="consent">{t('consent.title')}</h2>
        <p>{t('consent.ask')}</p>
      </div>
      <Stack direction="row" gap={3}>
        <Button variant="outline" onPress={() => saveChoice(false)}>
          {t('consent.refuse')}
        </Button>
        <Button variant="outline" isPending={isLoading} pendingLabel={t('app.loading')} onPress={open}>
          {t('consent.choose')}
        </Button>
      </Stack>
      {hasFailed && <Alert tone="error">{t('privacy.notLoaded')}</Alert>}
      {Sheet && <Sheet isOpen={isOpen} onClose={close} onChoose={saveChoice} />}
    </section>
  );
};

import { LinkButton } from '@janani/ui/link';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { continueCard } from './dashboard.css.ts';
import { readReturnTo } from './return-to.ts';

/** Links to the page that the user requested before signing in, once. */
export const ContinueCard = ({ userId }: { userId: string }) => {
  const [path] = useState(() => readReturnTo(userId));
  if (path === null) return null;
  return (
    <div className={continueCard}>
      <p>{t('dashboard.continue')}</p>
      <LinkButton href={path} variant="outline" onClick={() => sessionStore.remove(storageKeys.returnTo)}>
        {t('dashboard.continue.go')}
      </LinkButton>
    </div>
  );
};

import { LinkButton } from '@janani/ui/link';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { continueCard } from './dashboard.css.ts';

/** The page a guest wanted before the user had to sign in (decision T-24); only addresses of the product. */
const readReturnTo = (): string | null => {
  const path = sessionStore.read(storageKeys.returnTo);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
};

/** Leads on to the page the user wanted, once. */
export const ContinueCard = () => {
  const [path] = useState(readReturnTo);
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

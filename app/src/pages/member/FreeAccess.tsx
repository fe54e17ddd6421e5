import { Heading } from '@janani/ui/heading';
import { SearchField } from '@janani/ui/search-field';
import { useRef, useState } from 'react';
import { FreeSessionGrid } from '../../features/sessions/FreeSessionGrid.tsx';
import { t } from '../../i18n/t.ts';
import { pageTitle, searchAboveCards } from './Sessions.css.ts';

/** /free-access */
const FreeAccess = () => {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is removed, so the focus moves to the search field.
  const clearSearch = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <>
      <Heading level={1} className={pageTitle}>
        {t('nav.freeAccess')}
      </Heading>
      <div className={searchAboveCards}>
        <SearchField
          label={t('free.search')}
          placeholder={t('free.search')}
          value={search}
          onChange={setSearch}
          ref={field}
        />
      </div>
      <FreeSessionGrid search={search} onClearSearch={clearSearch} />
    </>
  );
};

export default FreeAccess;

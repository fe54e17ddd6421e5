import { Heading } from '@janani/ui/heading';
import { SearchField } from '@janani/ui/search-field';
import { useState } from 'react';
import { FreeSessionGrid } from '../../features/sessions/FreeSessionGrid.tsx';
import { t } from '../../i18n/t.ts';
import { pageTitle, searchRow } from './Sessions.css.ts';

/** /free-access */
const FreeAccess = () => {
  const [search, setSearch] = useState('');
  return (
    <>
      <Heading level={1} className={pageTitle}>
        {t('nav.freeAccess')}
      </Heading>
      <div className={searchRow}>
        <SearchField
          label={t('free.search')}
          placeholder={t('free.search')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <FreeSessionGrid search={search} />
    </>
  );
};

export default FreeAccess;

import { SearchField } from '@janani/ui/search-field';
import { Tabs } from '@janani/ui/tabs';
import { useState } from 'react';
import { SessionList } from '../../features/sessions/SessionList.tsx';
import { useDebounced } from '../../features/sessions/use-debounced.ts';
import { useSessionTab } from '../../features/sessions/use-session-tab.ts';
import { t } from '../../i18n/t.ts';
import { pageTitle, searchRow } from './Sessions.css.ts';

/** /sessions */
const Sessions = () => {
  const [tab, setTab] = useSessionTab();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());

  return (
    <>
      <h1 className={pageTitle}>{t('sessions.title')}</h1>
      <div className={searchRow}>
        <SearchField
          label={t('sessions.search')}
          placeholder={t('sessions.search')}
          value={text}
          onChange={setText}
        />
      </div>
      <Tabs
        label={t('sessions.title')}
        selectedId={tab}
        onSelect={setTab}
        items={[
          { id: 'upcoming', label: t('sessions.upcoming') },
          { id: 'completed', label: t('sessions.completed') },
        ]}
      >
        <SessionList key={tab} tab={tab} search={search} />
      </Tabs>
    </>
  );
};

export default Sessions;

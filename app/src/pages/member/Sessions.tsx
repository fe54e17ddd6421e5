import { Heading } from '@janani/ui/heading';
import { SearchField } from '@janani/ui/search-field';
import { Tabs } from '@janani/ui/tabs';
import { useRef } from 'react';
import { LiveSessions } from '../../features/sessions/LiveSessions.tsx';
import { SessionList } from '../../features/sessions/SessionList.tsx';
import { useListView } from '../../features/sessions/use-list-view.ts';
import { useLiveMoments } from '../../features/sessions/use-live-moments.ts';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { t } from '../../i18n/t.ts';
import { pageTitle, searchRow } from './Sessions.css.ts';

/** /sessions */
const Sessions = () => {
  const { user } = useAuth();
  const live = useLiveMoments(user?.id);
  const { tab, setTab, text, setText, search, program, setProgram } = useListView();

  const field = useRef<HTMLInputElement>(null);
  // The pressed button is removed, so the focus moves to the search field.
  const clearSearch = () => {
    setText('');
    field.current?.focus();
  };

  return (
    <>
      <Heading level={1} className={pageTitle}>
        {t('sessions.title')}
      </Heading>
      <LiveSessions {...live} />
      <div className={searchRow}>
        <SearchField
          label={t('sessions.search')}
          placeholder={t('sessions.search')}
          value={text}
          onChange={setText}
          ref={field}
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
        <SessionList
          key={`${tab} ${search}`}
          userId={user?.id}
          above={live.above}
          tab={tab}
          search={search}
          program={program}
          onProgram={setProgram}
          onClearSearch={clearSearch}
        />
      </Tabs>
    </>
  );
};

export default Sessions;

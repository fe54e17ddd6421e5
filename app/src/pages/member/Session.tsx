import { ArrowLeftIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { Spinner } from '@janani/ui/spinner';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ActionBar } from '../../features/action-bar/ActionBar.tsx';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { MedicalDisclaimer } from '../../features/profile/MedicalDisclaimer.tsx';
import { FeedbackBox } from '../../features/sessions/FeedbackBox.tsx';
import { savedLine } from '../../features/sessions/OfflineSessions.css.ts';
import { SessionActions } from '../../features/sessions/SessionActions.tsx';
import { SessionDetail } from '../../features/sessions/SessionDetail.tsx';
import { SessionLoading } from '../../features/sessions/SessionLoading.tsx';
import { SessionMissing } from '../../features/sessions/SessionMissing.tsx';
import { getNextAction, acceptsFeedback } from '../../features/sessions/next-action.ts';
import { ShareSession } from '../../features/sessions/ShareSession.tsx';
import { useNow } from '../../features/sessions/use-now.ts';
import { useSession } from '../../features/sessions/use-session.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { formatDocumentTitle } from '../../routes/titles.ts';
import { buttonPlaceholder, back } from './Session.css.ts';

const BackLink = () => (
  <div className={back}>
    <Link href={paths.sessions} isStandalone>
      <ArrowLeftIcon /> {t('session.all')}
    </Link>
  </div>
);

/** /session/{slug} */
const Session = () => {
  const { slug = '' } = useParams();
  const { user } = useAuth();
  const { session, isSaved, isListed, isFetching, error, refetch } = useSession(slug);
  const now = useNow(session && [session]);
  useLayoutEffect(() => {
    if (session) document.title = formatDocumentTitle(session.title);
  }, [session]);

  if (!session && isFetching)
    return (
      <>
        <BackLink />
        <SessionLoading />
      </>
    );
  // Data from an earlier read stays on screen if a later read fails.
  if (!session) return <SessionMissing error={error} onRetry={() => void refetch()} />;
  const { offer } = getNextAction(session, now);
  const hasActions = offer !== 'none';
  return (
    <>
      <BackLink />
      {isSaved && <p className={savedLine}>{t('timetable.one')}</p>}
      <SessionDetail
        session={session}
        now={now}
        action={
          hasActions && (
            <ActionBar>
              {isListed ? (
                <div className={buttonPlaceholder}>
                  <Spinner label={t('session.loading')} />
                </div>
              ) : (
                <SessionActions key={slug} session={session} now={now} isRefreshing={isFetching} />
              )}
            </ActionBar>
          )
        }
        share={hasActions && offer !== 'enroll' && <ShareSession session={session} />}
        feedback={
          user && acceptsFeedback(session, now) && <FeedbackBox key={slug} userId={user.id} slug={slug} />
        }
      />
      <MedicalDisclaimer />
    </>
  );
};

export default Session;

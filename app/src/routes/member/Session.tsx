import { ArrowLeftIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { Spinner } from '@janani/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ActionBar } from '../../features/auth/ActionBar.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { NotMedicalAdvice } from '../../features/profile/NotMedicalAdvice.tsx';
import { FeedbackBox } from '../../features/sessions/FeedbackBox.tsx';
import { isFree } from '../../features/sessions/free-sessions.ts';
import { sessionQuery } from '../../features/sessions/queries.ts';
import { SessionActions, offerOf } from '../../features/sessions/SessionActions.tsx';
import { SessionDetail } from '../../features/sessions/SessionDetail.tsx';
import { SessionMissing } from '../../features/sessions/SessionMissing.tsx';
import { isCompleted } from '../../features/sessions/status.ts';
import { useNow } from '../../features/sessions/use-now.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { back } from './Session.css.ts';

/** /session/{slug} */
const Session = () => {
  const { slug = '' } = useParams();
  const { user } = useAuth();
  const now = useNow();
  const { data: session, isFetching, error, refetch } = useQuery(sessionQuery(slug));

  if (!session && isFetching) return <Spinner label={t('session.loading')} />;
  // What was read before stays on screen when a later reading fails.
  if (!session) return <SessionMissing error={error} onRetry={() => void refetch()} />;
  const hasActions = offerOf(session, now).offer !== 'none';
  const takesFeedback = user !== null && (isCompleted(session, now) || isFree(slug));
  return (
    <>
      <div className={back}>
        <Link href={paths.sessions} isStandalone>
          <ArrowLeftIcon /> {t('session.all')}
        </Link>
      </div>
      <SessionDetail
        session={session}
        now={now}
        action={
          hasActions && (
            <ActionBar>
              <SessionActions session={session} now={now} />
            </ActionBar>
          )
        }
        feedback={takesFeedback && <FeedbackBox key={slug} userId={user.id} slug={slug} />}
      />
      <NotMedicalAdvice />
    </>
  );
};

export default Session;

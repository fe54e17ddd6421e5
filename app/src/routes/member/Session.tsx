import { EmptyState } from '@janani/ui/empty-state';
import { ArrowLeftIcon } from '@janani/ui/icons';
import { Link, LinkButton } from '@janani/ui/link';
import { Spinner } from '@janani/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SessionDetail } from '../../features/sessions/SessionDetail.tsx';
import { sessionQuery } from '../../features/sessions/queries.ts';
import { useNow } from '../../features/sessions/use-now.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';

/** /session/{slug} */
const Session = () => {
  const { slug = '' } = useParams();
  const now = useNow();
  const session = useQuery(sessionQuery(slug));

  if (session.isPending) return <Spinner label={t('session.loading')} />;
  if (session.isError)
    return (
      <EmptyState
        title={t('session.notFound')}
        headingLevel={1}
        action={
          <LinkButton href={paths.sessions} variant="tint">
            {t('session.all')}
          </LinkButton>
        }
      >
        {t('session.notFound.hint')}
      </EmptyState>
    );
  return (
    <>
      <Link href={paths.sessions} isStandalone>
        <ArrowLeftIcon /> {t('session.all')}
      </Link>
      <SessionDetail session={session.data} now={now} />
    </>
  );
};

export default Session;

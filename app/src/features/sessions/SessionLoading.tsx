import { Skeleton } from '@janani/ui/skeleton';
import { Spinner } from '@janani/ui/spinner';
import { t } from '../../i18n/t.ts';
import { instructor } from './InstructorCard.css.ts';
import {
  aside,
  detail,
  loading,
  loadingFacts,
  loadingImage,
  loadingText,
  loadingTitle,
  main,
} from './SessionDetail.css.ts';

/**
 * The skeleton of a session: boxes for its sections, so that nothing shifts when they load (spec §2, "Session
 * detail").
 */
export const SessionLoading = () => (
  <div className={loading}>
    <div className={detail}>
      <div className={main}>
        <Skeleton shape="picture" className={loadingImage} />
        <Spinner label={t('session.loading')} />
        <div className={loadingTitle}>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="medium" />
        </div>
        <div className={loadingText}>
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      </div>
      <div className={aside}>
        <div className={instructor}>
          <Skeleton shape="button" width="medium" />
        </div>
        <div className={loadingFacts}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton shape="button" />
      </div>
    </div>
  </div>
);
